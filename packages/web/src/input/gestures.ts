// Fingers, pens and mice on the stage, told apart: one pointer acts, two fingers move and zoom the board,
// the wheel scrolls a zoomed board. What acting means is the mode's business (`press`).
//
// The pointer is captured, so a stroke survives leaving the stage; a lost capture, a cancelled pointer or a
// second finger ends it without a trace. Positions stay in page coordinates: whoever needs cells asks
// the board, which measures then and there.

/** A point of the page. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** What one pointer does between down and up. */
export interface Drag {
  /** Every point since the last call, also those between two frames. */
  move(points: readonly PagePoint[]): void;
  end(): void;
  cancel(): void;
  /** The finger rests where it began. */
  longPress?(): void;
}

/** What the stage's owner does with gestures. */
export interface GestureTarget {
  /** Begins an action; `undefined` leaves the pointer to the browser. */
  press(point: PagePoint, event: PointerEvent): Drag | undefined;
  hover(point: PagePoint | undefined): void;
  zoom(factor: number, around: PagePoint): void;
  /** Moves the board; false if it cannot move there, so that the page may scroll instead. */
  pan(dx: number, dy: number): boolean;
}

const LONG_PRESS_MS = 430;
/** How far a resting finger may tremble, in pixels. */
const TREMBLE = 9;

/** Listens on the stage until the signal aborts. */
export function watchGestures(stage: HTMLElement, target: GestureTarget, signal: AbortSignal): void {
  const fingers = new Map<number, PagePoint>();
  let drag: { readonly id: number; readonly start: PagePoint; readonly act: Drag } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pinch: { distance: number; middle: PagePoint } | undefined;

  const pointOf = (event: MouseEvent): PagePoint => ({ x: event.clientX, y: event.clientY });
  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const drop = (): void => {
    stopTimer();
    drag?.act.cancel();
    drag = undefined;
  };

  const down = (event: PointerEvent): void => {
    const point = pointOf(event);
    if (event.pointerType === 'touch') {
      fingers.set(event.pointerId, point);
      if (fingers.size === 2) {
        drop();
        pinch = spreadOf(fingers);
        return;
      }
      if (fingers.size > 2) return;
    }
    if (drag) return;
    const act = target.press(point, event);
    if (!act) return;
    // Keeps the text of the page from being selected, and the focus where `press` put it.
    event.preventDefault();
    drag = { id: event.pointerId, start: point, act };
    try {
      stage.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already (a very short tap): its end comes without capture too.
    }
    if (event.pointerType !== 'mouse' && act.longPress) {
      timer = setTimeout(() => {
        timer = undefined;
        drag?.act.longPress?.();
      }, LONG_PRESS_MS);
    }
  };

  const move = (event: PointerEvent): void => {
    const point = pointOf(event);
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, point);
    if (pinch && fingers.size === 2) {
      const now = spreadOf(fingers);
      target.pan(pinch.middle.x - now.middle.x, pinch.middle.y - now.middle.y);
      if (pinch.distance > 0) target.zoom(now.distance / pinch.distance, now.middle);
      pinch = now;
      return;
    }
    if (!drag) {
      if (event.pointerType === 'mouse' || event.pointerType === 'pen') target.hover(point);
      return;
    }
    if (drag.id !== event.pointerId) return;
    if (Math.hypot(point.x - drag.start.x, point.y - drag.start.y) > TREMBLE) stopTimer();
    const between = event.getCoalescedEvents?.() ?? [];
    drag.act.move(between.length > 0 ? between.map(pointOf) : [point]);
  };

  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (fingers.size < 2) pinch = undefined;
    if (drag?.id !== event.pointerId) return;
    stopTimer();
    const { act } = drag;
    drag = undefined;
    act.end();
  };

  const lost = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (fingers.size < 2) pinch = undefined;
    if (drag?.id === event.pointerId) drop();
  };

  const wheel = (event: WheelEvent): void => {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      target.zoom(Math.exp(-event.deltaY * 0.0022), pointOf(event));
      return;
    }
    const unit = event.deltaMode === 1 ? 16 : 1;
    const [dx, dy] = event.shiftKey ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    if (target.pan(dx * unit, dy * unit)) event.preventDefault();
  };

  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', up, { signal });
  stage.addEventListener('pointercancel', lost, { signal });
  stage.addEventListener('lostpointercapture', lost, { signal });
  stage.addEventListener('pointerleave', () => target.hover(undefined), { signal });
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  signal.addEventListener('abort', drop);
}

/** How far apart two fingers are, and the point between them. */
function spreadOf(fingers: ReadonlyMap<number, PagePoint>): { distance: number; middle: PagePoint } {
  const [a, b] = [...fingers.values()];
  if (!a || !b) return { distance: 0, middle: a ?? { x: 0, y: 0 } };
  return { distance: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
}

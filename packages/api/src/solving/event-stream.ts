// Server-sent events: named events with ids, a comment every 15 seconds so that nothing in between
// thinks the line is dead, and a flag that tells the worker that nobody listens any more.
//
//   event: progress
//   id: 3
//   data: {"ticks":3000000,"decidedCells":120,"totalCells":625}

/** Where events go. */
export interface EventSink {
  /** False once the client is gone. */
  readonly isOpen: boolean;
  /** Sends one event; the id counts up unless given. Resolves when the client keeps up. */
  send(event: string, data: unknown, id?: number): Promise<void>;
}

const HEARTBEAT_MS = 15_000;
/** How long a client should wait before it connects anew. */
const RETRY_MS = 3000;

/** Answers with a stream that `work` fills; `done` is called when it ends, however it ends. */
export function eventStream(
  signal: AbortSignal | undefined,
  work: (sink: EventSink) => Promise<void>,
  done: (failure: unknown) => void,
): Response {
  const encoder = new TextEncoder();
  let isOpen = true;
  let resume: (() => void) | undefined;
  let nextId = 1;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => {
    isOpen = false;
    clearInterval(heartbeat);
    resume?.();
  };
  signal?.addEventListener('abort', stop);

  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string): void => {
          if (!isOpen) return;
          try {
            controller.enqueue(encoder.encode(text));
          } catch {
            stop();
          }
        };
        const sink: EventSink = {
          get isOpen() {
            return isOpen;
          },
          send: async (event, data, id = nextId) => {
            nextId = id + 1;
            write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
            if (isOpen && (controller.desiredSize ?? 1) <= 0) {
              await new Promise<void>((resolve) => {
                resume = resolve;
              });
            }
          },
        };
        write(`retry: ${RETRY_MS}\n\n`);
        heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
        work(sink)
          .then(
            () => done(undefined),
            async (failure: unknown) => {
              await sink.send('error', {
                type: '/problems/internal',
                title: 'Something went wrong on our side',
                status: 500,
              });
              done(failure);
            },
          )
          .finally(() => {
            const wasOpen = isOpen;
            stop();
            if (wasOpen) controller.close();
          });
      },
      pull() {
        resume?.();
      },
      cancel: stop,
    },
    { highWaterMark: 16 },
  );
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}

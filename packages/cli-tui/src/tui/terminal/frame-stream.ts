// The stream that Ink writes to. In `debug` mode Ink writes each frame whole, without any cursor
// movement: exactly what the painter compares.

import { Writable } from 'node:stream';
import type { Painter } from './painter.ts';
import type { Terminal } from './terminal.ts';

/** Takes frames from Ink and shows them; a terminal that is slow gets the newest one only. */
export class FrameStream extends Writable {
  readonly isTTY = true;
  readonly #terminal: Terminal;
  readonly #painter: Painter;
  #frame = '';

  constructor(terminal: Terminal, painter: Painter) {
    super({ decodeStrings: false });
    this.#terminal = terminal;
    this.#painter = painter;
    terminal.on('resize', () => {
      painter.forget();
      this.emit('resize');
    });
  }

  get columns(): number {
    return this.#terminal.columns;
  }

  get rows(): number {
    return this.#terminal.rows;
  }

  /** Shows the newest frame again, as after a change of theme. */
  repaint(): void {
    if (this.#terminal.isBusy) {
      this.#terminal.whenFree(() => this.repaint());
      return;
    }
    this.#terminal.draw(this.#painter.paint(this.#frame, this.#terminal.rows));
  }

  override _write(chunk: string | Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    const frame = chunk.toString();
    if (frame !== '') {
      this.#frame = frame;
      this.repaint();
    }
    done();
  }
}

// Where results go and how they may look there: a terminal with so many colours, a pipe, or a file.

import type { Io, Output } from './io.ts';
import type { Canvas } from './paint.ts';
import type { ColorMode, Style } from './style.ts';
import { createStyle, hasUnicode } from './style.ts';

/** The options that decide. */
export interface DisplayChoice {
  readonly color: ColorMode;
  readonly ascii: boolean;
  readonly output?: string | undefined;
}

/** A place for results. */
export interface Display {
  readonly style: Style;
  readonly canvas: Canvas;
  write(text: string): void;
  /** Waits until the reader has caught up. */
  drained(): Promise<void>;
  /** Writes the file, if there is one; call it when the command is done. */
  close(): Promise<void>;
}

/** Opens standard output, or collects for `--output` and writes that file in one go at the end. */
export function openDisplay(io: Io, choice: DisplayChoice): Display {
  const { output: path } = choice;
  const toFile = path !== undefined && path !== '-';
  const stream: Output = toFile ? NOWHERE : io.stdout;
  const style = createStyle(
    stream,
    toFile ? () => undefined : io.env,
    toFile && choice.color === 'auto' ? 'never' : choice.color,
  );
  const canvas: Canvas = {
    depth: choice.ascii ? 'none' : style.depth,
    unicode: hasUnicode(io.env, choice.ascii),
    isTTY: stream.isTTY,
    columns: stream.columns,
    rows: stream.rows,
  };
  if (!toFile) {
    return {
      style,
      canvas,
      write: (text) => stream.write(text),
      drained: () => stream.drained(),
      close: async () => undefined,
    };
  }
  const parts: string[] = [];
  return {
    style,
    canvas,
    write: (text) => void parts.push(text),
    drained: async () => undefined,
    close: () => io.writeFile(path, parts.join('')),
  };
}

const NOWHERE: Output = {
  isTTY: false,
  columns: 80,
  rows: 24,
  write: () => undefined,
  drained: async () => undefined,
};

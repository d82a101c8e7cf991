// What a key press costs: CPU time of the program per key, and the time from key to screen, through a
// pseudo-terminal, on boards of several sizes.
//
//   node --conditions=@nonokit/source packages/cli-tui/scripts/key-latency.ts [keys per board] [name of one board]
//
// CPU time is read from /proc, so it does not depend on what else the machine does; the latency does.
// Build first (pnpm build).

import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { PtyRun, pause, temporaryHome } from '../test/support/pty.ts';

const KEYS_PER_BOARD = Number(process.argv[2] ?? 200);
const ONLY = process.argv[3];
/** Clock ticks of /proc/<pid>/stat per second; 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

interface Board {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly size: string;
  readonly steps: number;
}

const BOARDS: readonly Board[] = [
  { name: '10x10 in 80x24', columns: 80, rows: 24, size: '10x10 1 speed', steps: 10 },
  { name: '20x15 in 80x24', columns: 80, rows: 24, size: '20x15 1 speed', steps: 20 },
  { name: '20x20, 4 colours, in 120x40', columns: 120, rows: 40, size: '20x20 4 speed', steps: 20 },
  { name: '60x60 in 200x90', columns: 200, rows: 90, size: '60x60 1 speed', steps: 40 },
  { name: '60x60 in 80x24', columns: 80, rows: 24, size: '60x60 1 speed', steps: 40 },
];

interface Measured {
  readonly cpuMs: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly bytes: number;
}

console.log(`load ${loadavg()[0]?.toFixed(2)}, ${KEYS_PER_BOARD} keys each`);
console.log('board                         keys      CPU ms/key   to screen ms: median   95 %   bytes/key');
for (const board of BOARDS) {
  if (ONLY !== undefined && !board.name.startsWith(ONLY)) continue;
  const home = temporaryHome();
  const run = new PtyRun(home.path, { columns: board.columns, rows: board.rows, args: ['play', '--theme', 'dark'] });
  try {
    await prepare(run, board);
    for (const [what, keys] of [
      ['arrows', ['\u001b[C', '\u001b[B', '\u001b[D', '\u001b[A']],
      ['fill', [' ', '\u001b[C', 'x', '\u001b[B', ' ', '\u001b[D', 'x', '\u001b[A']],
    ] as const) {
      const { cpuMs, medianMs, p95Ms, bytes } = await measure(run, keys);
      const cells = [
        board.name.padEnd(29),
        what.padEnd(9),
        cpuMs.toFixed(2).padStart(10),
        medianMs.toFixed(1).padStart(20),
      ];
      console.log(`${cells.join(' ')} ${p95Ms.toFixed(1).padStart(9)} ${bytes.toFixed(0).padStart(11)}`);
    }
  } finally {
    await run.close();
    home.remove();
  }
}

/** A board with marks all over, as in the middle of a game. */
async function prepare(run: PtyRun, board: Board): Promise<void> {
  await run.until('Nonokit');
  await run.press('n');
  await run.until('New puzzle');
  for (const character of board.size) {
    await run.press(character);
    await pause(25);
  }
  await run.press('\r');
  await run.until('row 1, column 1', 60);
  for (let i = 0; i < board.steps; i += 1) {
    await run.press('I');
    await settled(run, 60);
  }
  // Less than a second: the clock of the game is painted every second.
  await settled(run, 700);
}

/** Waits until the program has written nothing for a while. */
async function settled(run: PtyRun, milliseconds: number): Promise<void> {
  for (;;) {
    const before = run.output.length;
    await pause(milliseconds);
    if (run.output.length === before) return;
  }
}

async function measure(run: PtyRun, keys: readonly string[]): Promise<Measured> {
  // The compiler of the JavaScript engine warms up on the first keys.
  for (let i = 0; i < 60; i += 1) await pressAndWait(run, keys[i % keys.length] ?? ' ');
  await pause(300);
  const before = run.output.length;
  const start = cpuSeconds(run.process.pid);
  const times: number[] = [];
  for (let i = 0; i < KEYS_PER_BOARD; i += 1) times.push(await pressAndWait(run, keys[i % keys.length] ?? ' '));
  const cpu = cpuSeconds(run.process.pid) - start;
  times.sort((a, b) => a - b);
  return {
    cpuMs: (cpu * 1000) / KEYS_PER_BOARD,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
    bytes: (run.output.length - before) / KEYS_PER_BOARD,
  };
}

/** Milliseconds until the program has written something after a key. */
async function pressAndWait(run: PtyRun, key: string): Promise<number> {
  const before = run.output.length;
  const start = performance.now();
  run.process.write(key);
  while (run.output.length === before && performance.now() - start < 500) {
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  const time = performance.now() - start;
  await pause(12);
  return time;
}

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

// From what stands on the command line to puzzles, one after the other:
//
//   nono check drawings/ pack.non#3 - https://…#code --rows "2 1, 3" --cols "…"
//
// A file that cannot be read is one more entry, with its problems: the others are still worked on.

import { join, resolve } from 'node:path';
import type { Problem, Puzzle, PuzzleSource, Result } from '@nonokit/core';
import { err, problem } from '@nonokit/core';
import type { FormatId, ParsedPuzzle } from '@nonokit/core/formats';
import { formats, parsePuzzles } from '@nonokit/core/formats';
import { UsageError } from './command.ts';
import { decodeBytes, MAX_INPUT_BYTES } from './decode-bytes.ts';
import type { Io, PathKind } from './io.ts';
import { printable } from './printable.ts';
import { causeOf, isSystemError } from './system-error.ts';

/** One puzzle, or one input that could not be read. */
export interface PuzzleEntry {
  /** The path as given, `-`, or a word for what was typed. */
  readonly name: string;
  /** Which puzzle of the file, from 1. */
  readonly position: number;
  /** True if the file holds more puzzles: then the position belongs to the name. */
  readonly isOneOfSeveral: boolean;
  readonly puzzle: Result<Puzzle>;
  readonly source?: PuzzleSource;
  /** The text of the file, for showing the line of a problem. */
  readonly text?: string;
}

/** How the input is given besides the arguments. */
export interface InputChoice {
  readonly rows: string | undefined;
  readonly cols: string | undefined;
  readonly from: FormatId | undefined;
  /** No word about files in folders that hold no puzzle. */
  readonly quiet?: boolean;
  /** Where the answer goes: a file that is read as a puzzle must not be lost to it. */
  readonly output?: string | undefined;
}

/** What a person calls the entry: the file, with the position if it holds several puzzles. */
export function entryName(entry: PuzzleEntry): string {
  return entry.isOneOfSeveral ? `${entry.name}#${entry.position}` : entry.name;
}

/** Path and position, always in the same form: for programs. */
export function entrySource(entry: PuzzleEntry): string {
  return `${entry.name}#${entry.position}`;
}

/** Reads all inputs in order. */
export async function* puzzleEntries(
  args: readonly string[],
  choice: InputChoice,
  io: Io,
): AsyncGenerator<PuzzleEntry> {
  if (choice.rows !== undefined || choice.cols !== undefined) {
    yield* entriesOfText('--rows/--cols', cluesText(choice), choice.from ?? 'clue-text');
  } else if (args.length === 0) {
    if (io.stdin.isTTY) throw new UsageError('which puzzle? Name a file, or "-" to type it here.');
    yield* entriesOfArgument('-', choice, io);
  }
  for (const arg of args) yield* entriesOfArgument(arg, choice, io);
}

/** The two options as one plain clue text. */
function cluesText({ rows, cols }: InputChoice): string {
  if (rows === undefined || cols === undefined) {
    throw new UsageError(`--rows and --cols belong together, ${rows === undefined ? '--rows' : '--cols'} is missing`);
  }
  return `${rows} / ${cols}`;
}

async function* entriesOfArgument(arg: string, choice: InputChoice, io: Io): AsyncGenerator<PuzzleEntry> {
  if (arg === '-') {
    yield* entriesOfBytes(arg, await io.stdin.read(MAX_INPUT_BYTES), choice.from);
    return;
  }
  const kind = await kindOrProblem(arg, io);
  if (typeof kind !== 'string') yield unread(arg, [kind]);
  else if (kind === 'file') yield* await entriesOfFile(arg, choice, io);
  else if (kind === 'nothing') yield* entriesOfWord(arg, choice, io);
  else yield* orElse(entriesOfFolder(arg, choice, io), unread(arg, [NO_FILES]));
}

async function kindOrProblem(path: string, io: Io): Promise<PathKind | Problem> {
  try {
    return await io.kindOf(path);
  } catch (error) {
    return unreadable(error);
  }
}

/** What the system says about a file that it does not give; everything else is passed on. */
function unreadable(error: unknown): Problem {
  if (!isSystemError(error)) throw error;
  return problem('unreadable', causeOf(error));
}

const NO_FILES = problem('missing-section', 'there are no puzzle files in this folder');

/** The items, or one other if there are none. */
async function* orElse<T>(items: AsyncIterable<T>, otherwise: T): AsyncGenerator<T> {
  let isEmpty = true;
  for await (const item of items) {
    isEmpty = false;
    yield item;
  }
  if (isEmpty) yield otherwise;
}

/** Not a path: a puzzle of a file (`pack.non#3`), a code or a link, or a mistake. */
async function* entriesOfWord(arg: string, choice: InputChoice, io: Io): AsyncGenerator<PuzzleEntry> {
  const hash = arg.lastIndexOf('#');
  if (hash > 0 && (await kindOrProblem(arg.slice(0, hash), io)) === 'file') {
    yield await selectedEntry(arg.slice(0, hash), arg.slice(hash + 1), choice, io);
    return;
  }
  const entries = entriesOfText(nameOfCode(arg), arg, choice.from);
  const isDamaged = (entry: PuzzleEntry): boolean =>
    !entry.puzzle.ok && entry.puzzle.error.some((found) => found.code === 'bad-code');
  if (entries.some((entry) => entry.puzzle.ok || isDamaged(entry))) yield* entries;
  else if (arg.includes('://')) yield unread(arg, [problem('bad-code', 'this link holds no share code')]);
  else yield unread(arg, [problem('unreadable', `there is no file or folder "${arg}", and it is no share code`)]);
}

function nameOfCode(arg: string): string {
  return arg.length > 24 ? `${arg.slice(0, 20)}…` : arg;
}

async function selectedEntry(path: string, wanted: string, choice: InputChoice, io: Io): Promise<PuzzleEntry> {
  const entries = await entriesOfFile(path, choice, io);
  const byId = entries.find((entry) => idOf(entry) === wanted);
  const found = byId ?? entries.find((entry) => `${entry.position}` === wanted);
  if (found !== undefined) return found;
  const [first] = entries;
  if (first !== undefined && entries.length === 1 && !first.puzzle.ok && first.source === undefined) return first;
  const count = entries.length === 1 ? 'one puzzle' : `${entries.length} puzzles`;
  return unread(path, [problem('missing-section', `the file has ${count}, none with the number or id "${wanted}"`)]);
}

/** The identifier that the file gives the puzzle. */
export function idOf(entry: PuzzleEntry): string | undefined {
  const metadata = entry.puzzle.ok ? entry.puzzle.value.metadata : entry.source?.metadata;
  return metadata?.id;
}

async function entriesOfFile(path: string, choice: InputChoice, io: Io): Promise<readonly PuzzleEntry[]> {
  if (choice.output !== undefined && resolve(choice.output) === resolve(path)) {
    throw new UsageError(`"${path}" is the puzzle itself, --output would replace it with the answer`);
  }
  try {
    if ((await io.sizeOf(path)) > MAX_INPUT_BYTES) {
      const megabytes = MAX_INPUT_BYTES / 1024 / 1024;
      return [unread(path, [problem('input-too-large', `the file is larger than ${megabytes} MB`)])];
    }
    return entriesOfBytes(path, await io.readFile(path), choice.from);
  } catch (error) {
    return [unread(path, [unreadable(error)])];
  }
}

/** Every puzzle file below a folder, in the order of the names; files of other kinds are passed over. */
async function* entriesOfFolder(folder: string, choice: InputChoice, io: Io): AsyncGenerator<PuzzleEntry> {
  const listed = await io.listFolder(folder).catch(unreadable);
  if ('code' in listed) {
    yield unread(folder, [listed]);
    return;
  }
  const names = [...listed].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, kind } of names) {
    if (name.startsWith('.') || name === 'node_modules') continue;
    const path = join(folder, name);
    if (kind === 'folder') {
      yield* entriesOfFolder(path, choice, io);
    } else if (kind === 'file' && isPuzzleFile(name)) {
      const entries = await entriesOfFile(path, choice, io);
      if (!isForeign(name, entries)) yield* entries;
      else if (choice.quiet !== true) io.stderr.write(`nono: passed over ${printable(path)}, it holds no puzzle\n`);
    }
  }
}

function isPuzzleFile(name: string): boolean {
  const known = formats.flatMap((format) => format.extensions);
  return [...known, '.txt', '.gz'].some((extension) => name.toLowerCase().endsWith(extension));
}

/** True for a file of a general kind without a clue or a picture in it: a list of contents, a letter. */
function isForeign(name: string, entries: readonly PuzzleEntry[]): boolean {
  const says = ({ puzzle, source }: PuzzleEntry): boolean =>
    puzzle.ok || (source?.rows ?? source?.columns ?? source?.goal) !== undefined;
  const isClosed = ({ puzzle }: PuzzleEntry): boolean =>
    !puzzle.ok && puzzle.error.some(({ code }) => code === 'unreadable');
  return /\.(jsonl?|txt|gz)$/i.test(name) && !entries.some((entry) => says(entry) || isClosed(entry));
}

function entriesOfBytes(name: string, bytes: Uint8Array, from: FormatId | undefined): readonly PuzzleEntry[] {
  const text = decodeBytes(bytes);
  return text.ok ? entriesOfText(name, text.value, from) : [unread(name, text.error)];
}

function entriesOfText(name: string, text: string, from: FormatId | undefined): readonly PuzzleEntry[] {
  const parsed = parsePuzzles(text, from === undefined ? {} : { format: from });
  if (!parsed.ok) return [{ ...unread(name, parsed.error), text }];
  return parsed.value.map((found: ParsedPuzzle) => ({
    name,
    position: found.position,
    isOneOfSeveral: parsed.value.length > 1,
    puzzle: found.puzzle,
    text,
    ...(found.source && { source: found.source }),
  }));
}

function unread(name: string, problems: readonly Problem[]): PuzzleEntry {
  return { name, position: 1, isOneOfSeveral: false, puzzle: err(problems) };
}

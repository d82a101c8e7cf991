// The figures of a run over whole collections: verdicts, counters, times, and by name whatever was not
// decided, not read, or contradicts what is known. Counters are the same on every machine, times are not.

import type { SolveReport } from './solving.ts';
import { number } from './verdict-words.ts';

/** One puzzle of a set after judging. */
export interface CorpusRecord {
  readonly name: string;
  /** Absent if the puzzle could not be read. */
  readonly report?: SolveReport;
  /** Why it could not be read. */
  readonly problem?: string;
  readonly contradictions: readonly string[];
}

/** The sum of a set. */
export interface SetSummary {
  readonly set: string;
  readonly puzzles: number;
  readonly unique: Readonly<Record<'trivial' | 'line' | 'lookahead' | 'search' | 'unclassed', number>>;
  readonly multiple: number;
  readonly none: number;
  readonly unknown: readonly string[];
  readonly unread: readonly string[];
  readonly contradictions: readonly string[];
  readonly counters: Readonly<Record<'ticks' | 'lineSolves' | 'decisions' | 'conflicts', number>>;
  readonly timeMs: Readonly<Record<'total' | 'median' | 'longest', number>>;
}

/** Sums up a set. */
export function summaryOf(set: string, records: readonly CorpusRecord[]): SetSummary {
  const reports = records.flatMap(({ report }) => (report ? [report] : []));
  const count = (wanted: (report: SolveReport) => boolean): number => reports.filter(wanted).length;
  const method = (word: string | null) => count(({ result }) => result.verdict === 'unique' && result.method === word);
  const sum = (key: 'ticks' | 'lineSolves' | 'decisions' | 'conflicts'): number =>
    reports.reduce((total, { result }) => total + result.stats[key], 0);
  const times = reports.map(({ timeMs }) => timeMs).sort((a, b) => a - b);
  return {
    set,
    puzzles: records.length,
    unique: {
      trivial: method('trivial'),
      line: method('line'),
      lookahead: method('lookahead'),
      search: method('search'),
      unclassed: method(null),
    },
    multiple: count(({ result }) => result.verdict === 'multiple'),
    none: count(({ result }) => result.verdict === 'none'),
    unknown: records.filter(({ report }) => report?.result.verdict === 'unknown').map(({ name }) => name),
    unread: records.filter(({ report }) => !report).map(({ name, problem }) => `${name}: ${problem ?? 'not read'}`),
    contradictions: records.flatMap(({ name, contradictions }) => contradictions.map((text) => `${name}: ${text}`)),
    counters: {
      ticks: sum('ticks'),
      lineSolves: sum('lineSolves'),
      decisions: sum('decisions'),
      conflicts: sum('conflicts'),
    },
    timeMs: {
      total: times.reduce((total, time) => total + time, 0),
      median: times[Math.floor(times.length / 2)] ?? 0,
      longest: times.at(-1) ?? 0,
    },
  };
}

const HEADS = [
  'set',
  'puzzles',
  'trivial',
  'line',
  'look-ahead',
  'search',
  'unique, no class',
  'multiple',
  'none',
  'unknown',
  'not read',
  'wrong',
  'Mticks',
  'decisions',
  'conflicts',
  'total s',
  'median ms',
  'longest ms',
];

/** The report as a Markdown table, with the lists below. */
export function markdownReport(summaries: readonly SetSummary[]): string {
  const table = [HEADS, ...summaries.map(cellsOf)];
  const widths = HEADS.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0), 3));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [head, ...rows] = table.map(line);
  const lists = summaries.flatMap((summary) => [
    ...list(`${summary.set}: contradicts what is known`, summary.contradictions),
    ...list(`${summary.set}: not decided within the limits`, summary.unknown),
    ...list(`${summary.set}: not read`, summary.unread),
  ]);
  return [head, rule, ...rows, ...lists, ''].join('\n');
}

function cellsOf(summary: SetSummary): readonly string[] {
  const { unique, counters, timeMs } = summary;
  return [
    summary.set,
    ...[summary.puzzles, unique.trivial, unique.line, unique.lookahead, unique.search, unique.unclassed].map(number),
    ...[summary.multiple, summary.none, summary.unknown.length].map(number),
    ...[summary.unread.length, summary.contradictions.length].map(number),
    (counters.ticks / 1e6).toFixed(1),
    ...[counters.decisions, counters.conflicts].map(number),
    (timeMs.total / 1000).toFixed(1),
    timeMs.median.toFixed(1),
    number(Math.round(timeMs.longest)),
  ];
}

function list(title: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : ['', `${title}:`, '', ...items.map((item) => `- ${item}`)];
}

import { choice, count, defineCommand, UsageError } from '../command.ts';
import { displayOptions, effortOptions, outputOptions } from '../command-options.ts';
import type { CorpusRecord, SetSummary } from '../corpus-report.ts';
import { markdownReport, summaryOf } from '../corpus-report.ts';
import type { CorpusSet } from '../corpus-sets.ts';
import { corpusSets } from '../corpus-sets.ts';
import { openDisplay } from '../display.ts';
import { DONE, INTERRUPTED, NO_SOLUTION } from '../exit-code.ts';
import type { Io } from '../io.ts';
import type { Judgement, JudgeOptions } from '../judge.ts';
import { judgements } from '../judge.ts';
import { printable } from '../printable.ts';
import type { Progress } from '../progress.ts';
import { createProgress } from '../progress.ts';
import { entryName, idOf } from '../puzzle-inputs.ts';
import { contradictions, statedFacts } from '../stated-facts.ts';

/** Ticks per puzzle: the pictures that people draw need a small part of it. */
const DEFAULT_BUDGET = 500_000_000;

export const corpusCommand = defineCommand({
  name: 'corpus',
  summary: 'judge collections and compare with what they state',
  arguments: [{ syntax: '<folder>', summary: 'a folder with collections (.jsonl), folders of puzzles, or puzzles' }],
  options: {
    format: choice('--format <format>', 'print the report as', ['markdown', 'json'], 'markdown'),
    ...effortOptions,
    budget: count('--budget <ticks>', 'most work per puzzle', DEFAULT_BUDGET),
    ...outputOptions,
    ...displayOptions,
  },
  examples: [['nono corpus -j 2 puzzles/', 'verdicts, counters and times per set; exit code 1 if anything is wrong']],
  async run([folder = '.'], options, io) {
    if ((await io.kindOf(folder)) !== 'folder') throw new UsageError(`there is no folder "${folder}"`);
    const sets = await corpusSets(folder, io);
    if (sets.length === 0) throw new UsageError(`there are no collections in "${folder}"`);
    const display = openDisplay(io, options);
    const progress = createProgress(io, options.quiet);
    const how: JudgeOptions = {
      ...options,
      maxSolutions: 2,
      timeoutMs: options.timeout,
      guess: true,
      classify: true,
      judgesImpossible: true,
    };
    const summaries: SetSummary[] = [];
    for (const set of sets) summaries.push(summaryOf(set.name, await judgeSet(set, how, io, progress)));
    progress.clear();
    display.write(
      options.format === 'json' ? `${JSON.stringify(summaries, null, 2)}\n` : printable(markdownReport(summaries)),
    );
    await display.close();
    if (io.stop.aborted) return INTERRUPTED;
    return summaries.some((summary) => summary.contradictions.length > 0) ? NO_SOLUTION : DONE;
  },
});

async function judgeSet(set: CorpusSet, how: JudgeOptions, io: Io, progress: Progress): Promise<CorpusRecord[]> {
  const records: CorpusRecord[] = [];
  let text: string | undefined;
  let lines: readonly string[] = [];
  for await (const judged of judgements(set.entries(), how, io, progress)) {
    if (judged.kind === 'skipped') break;
    if (judged.entry.text !== text) {
      text = judged.entry.text;
      lines = text?.split(/\r\n|\r|\n/) ?? [];
    }
    records.push(recordOf(judged, lines));
  }
  return records;
}

function recordOf(judged: Exclude<Judgement, { kind: 'skipped' }>, lines: readonly string[]): CorpusRecord {
  const { entry } = judged;
  const facts = statedFacts(entry, lines);
  const name = idOf(entry) ?? facts.id ?? entryName(entry);
  if (judged.kind === 'judged') {
    return { name, report: judged.report, contradictions: contradictions(entry, facts, judged.report) };
  }
  const problem = judged.problems[0]?.message ?? 'not read';
  const stated = facts.solutionCount;
  return {
    name,
    problem,
    contradictions: stated === undefined ? [] : [`stated ${stated}, but not readable: ${problem}`],
  };
}

// The commands with a world that a test made up: what is written where, and the exit code.

import { describe, expect, test } from 'vitest';
import { main } from '../src/main.ts';
import type { World } from './support/fake-io.ts';
import { fakeIo } from './support/fake-io.ts';

const PLUS = 'rows: 1, 3, 1\ncolumns: 1, 3, 1\n';
const TWO = 'rows: 1, 1\ncolumns: 1, 1\n';
const NONE = 'rows: 1, 1, 2\ncolumns: 2, 0, 2\n';
const TOO_LONG = 'rows: 3, 1\ncolumns: 1, 1\n';
const COLORED = JSON.stringify({
  title: 'Flag',
  rows: [
    [
      [1, 1],
      [1, 2],
    ],
  ],
  columns: [[[1, 1]], [[1, 2]]],
  colors: [
    { name: 'white', rgb: 'ffffff' },
    { name: 'red', rgb: 'd00000' },
    { name: 'blue', rgb: '0000d0' },
  ],
});

async function nono(argv: readonly string[], world: World = {}) {
  const io = fakeIo(world);
  const code = await main(argv, io);
  return { code, out: io.out(), err: io.err(), written: io.written };
}

const files = { 'plus.txt': PLUS, 'two.txt': TWO, 'none.txt': NONE, 'long.txt': TOO_LONG, 'flag.json': COLORED };
const withoutTime = (text: string) => text.replaceAll(/\(\d[\d.]* m?s\)/g, '(time)');

describe('solve', () => {
  test('draws the picture under the verdict', async () => {
    const { code, out, err } = await nono(['solve', 'plus.txt'], { files });
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(withoutTime(out)).toBe(
      ['plus.txt  3x3', 'one solution: single lines decide every cell (time)', '', '.#.', '###', '.#.', ''].join('\n'),
    );
  });

  test('names letters of a coloured picture when there is no colour', async () => {
    const { out } = await nono(['solve', 'flag.json'], { files });
    expect(withoutTime(out)).toBe(
      [
        'flag.json  2x1 "Flag"',
        'one solution: single lines decide every cell (time)',
        '',
        'ab',
        '',
        'a red  b blue',
        '',
      ].join('\n'),
    );
  });

  test('shows where several solutions differ', async () => {
    const { code, out } = await nono(['solve', '--quiet', 'two.txt'], { files });
    expect(code).toBe(3);
    expect(out).toBe(
      ['all agree on', '??', '??', '', 'solution 1', '.#', '#.', '', 'solution 2', '#.', '.#', ''].join('\n'),
    );
  });

  test('refuses clues that cannot be right, with line and totals', async () => {
    const { code, out, err } = await nono(['solve', 'long.txt'], { files });
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('clue-too-long  row 1: blocks 3 need 3 cells, the row has 2');
    expect(err).toContain('sums-differ  the rows ask for 4 filled cells, the columns for 2');
  });

  test.each<[string, string[], World, number, RegExp]>([
    ['no solution', ['none.txt'], {}, 1, /no solution: (row|column) \d cannot be completed/],
    [
      'needs guessing',
      ['--no-guess', 'two.txt'],
      {},
      5,
      /needs guessing: single lines alone do not decide it, 0 % of the cells/,
    ],
    ['budget', ['--budget', '1', 'two.txt'], {}, 4, /not decided: the budget ran out after \d+ ticks/],
    ['standard input', ['-'], { stdin: PLUS }, 0, /^- {2}3x3/],
    ['standard input without saying so', [], { stdin: PLUS }, 0, /^- {2}3x3/],
    ['typed clues', ['--rows', '1,3,1', '--cols', '1,3,1'], {}, 0, /^--rows\/--cols {2}3x3/],
    ['a classic strategy that cannot', ['--strategy', 'rows', 'plus.txt'], {}, 0, /one solution/],
  ])('%s', async (_name, args, world, expected, sentence) => {
    const { code, out } = await nono(['solve', ...args], { files, ...world });
    expect(out).toMatch(sentence);
    expect(code).toBe(expected);
  });

  test('prints JSON, one object a line', async () => {
    const { code, out } = await nono(['solve', '--json', 'plus.txt', 'two.txt'], { files });
    expect(code).toBe(3);
    const [plus, two] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(plus).toMatchObject({ source: 'plus.txt#1', verdict: 'unique', solutions: [['.#.', '###', '.#.']] });
    expect(two).toMatchObject({ verdict: 'multiple', ambiguous: [0, 1, 2, 3] });
    expect(two.solutions).toHaveLength(2);
  });

  test.each([
    ['solve', '--json'],
    ['solve', '--json', '--all'],
    ['check', '--json'],
    ['hint', '--json'],
    ['explain', '--json'],
  ])('%s %s: an input that is refused has its line too', async (...command) => {
    const { code, out, err } = await nono([...command, 'gone.non', 'cut.json'], {
      files: { 'cut.json': '{"title":"Cut",' },
    });
    expect(code).toBe(2);
    expect(err).toContain('gone.non  unreadable  there is no file or folder');
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { source: 'gone.non#1', title: null, verdict: null, problems: [{ code: 'unreadable' }] },
      { source: 'cut.json#1', verdict: null, problems: [{ code: 'syntax', where: { line: 1 } }] },
    ]);
  });

  test('streams all solutions', async () => {
    const { code, out, err } = await nono(['solve', '--all', '--rows', '1,1,1', '--cols', '1,1,1']);
    expect(code).toBe(3);
    expect(new Set(out.trim().split('\n\n')).size).toBe(6);
    expect(err).toBe('--rows/--cols: 6 solutions, that is all\n');
  });

  test('writes a file instead', async () => {
    const { out, written } = await nono(['solve', '-q', '-o', 'answer.txt', 'plus.txt'], { files });
    expect(out).toBe('');
    expect(written.get('answer.txt')).toBe('.#.\n###\n.#.\n');
  });

  test('one bad file does not hide the others', async () => {
    const world = { files: { ...files, 'bad.txt': 'rows: x\ncolumns: 1\n' } };
    const { code, out, err } = await nono(['solve', '-q', 'bad.txt', 'plus.txt', 'gone.non'], world);
    expect(code).toBe(2);
    expect(out).toBe('.#.\n###\n.#.\n');
    expect(err).toMatch(/^bad\.txt:1:7 {2}bad-number/);
    expect(err).toContain('there is no file or folder "gone.non"');
  });
});

describe('check', () => {
  test('prints exactly these keys', async () => {
    const { code, out } = await nono(['check', '--json', 'plus.txt'], { files });
    expect(code).toBe(0);
    const judged = JSON.parse(out);
    expect(Object.keys(judged)).toEqual([
      'source',
      'title',
      'width',
      'height',
      'verdict',
      'method',
      'undecidedCells',
      'ticks',
      'timeMs',
    ]);
    expect(judged).toMatchObject({
      source: 'plus.txt#1',
      title: null,
      width: 3,
      height: 3,
      verdict: 'unique',
      undecidedCells: 0,
    });
  });

  test('an identifier and a title come from the file', async () => {
    const line = '{"id":"a-1","title":"One","rows":[[1]],"cols":[[1]]}\n{"id":"a-2","rows":[[1]],"cols":[[1]]}\n';
    const { out } = await nono(['check', '--json', 'all.jsonl'], { files: { 'all.jsonl': line } });
    const [one, two] = out
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(one).toMatchObject({ id: 'a-1', source: 'all.jsonl#1', title: 'One', verdict: 'unique', method: 'trivial' });
    expect(two).toMatchObject({ id: 'a-2', source: 'all.jsonl#2', title: null });
  });

  test('one puzzle of a file by number or id', async () => {
    const all = '{"id":"a-1","rows":[[1]],"cols":[[1]]}\n{"id":"a-2","rows":[[0],[1]],"cols":[[1]]}\n';
    for (const wanted of ['all.jsonl#2', 'all.jsonl#a-2']) {
      const { out } = await nono(['check', '--json', wanted], { files: { 'all.jsonl': all } });
      expect(JSON.parse(out)).toMatchObject({ id: 'a-2', source: 'all.jsonl#2', height: 2 });
    }
  });

  test('judges clues that cannot be right: none, with the reasons', async () => {
    const { code, out } = await nono(['check', 'long.txt'], { files });
    expect(code).toBe(1);
    expect(out).toContain('no solution: row 1: blocks 3 need 3 cells, the row has 2; the rows ask for 4');
    const json = JSON.parse((await nono(['check', '--json', 'long.txt'], { files })).out);
    expect(json).toMatchObject({ verdict: 'none', method: null, width: 2, height: 2, ticks: 0 });
    expect(json.problems.map((problem: { code: string }) => problem.code)).toEqual(['clue-too-long', 'sums-differ']);
  });

  test('a folder, with the files below it, in the order of their names', async () => {
    const world = {
      files: {
        'set/b/two.txt': TWO,
        'set/a.txt': PLUS,
        'set/.hidden.txt': 'x',
        'set/readme.txt': 'Dear reader!',
        'set/list.json': '{"width":3}',
      },
    };
    const { code, out, err } = await nono(['check', 'set'], world);
    expect(out.split('\n').map((line) => line.split('  ')[0])).toEqual(['set/a.txt', 'set/b/two.txt', '']);
    expect(err).toBe(
      [
        'nono: passed over set/list.json, it holds no puzzle',
        'nono: passed over set/readme.txt, it holds no puzzle',
        '2 puzzles: 1 with one solution, 1 with several',
        '',
      ].join('\n'),
    );
    expect(code).toBe(3);
  });

  test('an empty folder is a mistake', async () => {
    const { code, err } = await nono(['check', 'set'], { files: { 'set/picture.png': 'x' } });
    expect(code).toBe(2);
    expect(err).toContain('no puzzle files');
  });

  test.each([
    ['one', ['plus.txt'], 0],
    ['several come before one', ['plus.txt', 'two.txt'], 3],
    ['none comes before several', ['two.txt', 'none.txt', 'plus.txt'], 1],
    ['bad input comes before all', ['none.txt', 'gone.txt'], 2],
  ])('exit code: %s', async (_name, args, code) => {
    expect((await nono(['check', '-q', ...args], { files })).code).toBe(code);
  });

  test('quiet says nothing, the exit code does', async () => {
    expect(await nono(['check', '-q', 'two.txt'], { files })).toMatchObject({ code: 3, out: '', err: '' });
  });

  test('an interruption', async () => {
    expect(await nono(['check', 'two.txt'], { files, stopped: true })).toMatchObject({ code: 130 });
  });
});

describe('convert', () => {
  test('writes another format, chosen by the ending', async () => {
    const { code, written } = await nono(['convert', '-o', 'plus.json', 'plus.txt'], { files });
    expect(code).toBe(0);
    expect(JSON.parse(written.get('plus.json') ?? '')).toMatchObject({ rows: [[1], [3], [1]] });
  });

  test('asks for the format when nothing says it', async () => {
    const { code, err } = await nono(['convert', 'plus.txt'], { files });
    expect(code).toBe(2);
    expect(err).toMatch(/^nono: which format\? Name it with --to \(/);
  });
});

describe('show', () => {
  test('draws the empty board with its clues, without the title', async () => {
    const { code, out } = await nono(['show', 'flag.json'], { files });
    expect(code).toBe(0);
    expect(out).toBe('flag.json  2x1\n\n       1a 1b\n 1a 1b  ?  ?\n\na red  b blue\n');
  });

  test('draws the solution, with the title', async () => {
    const { out } = await nono(['show', '--solution', '--no-clues', 'flag.json'], { files });
    expect(out).toBe('flag.json  2x1 "Flag"\n\nab\n\na red  b blue\n');
  });

  test('says that a solution is not the only one, or that there is none', async () => {
    const several = await nono(['show', '-s', '-q', '--no-clues', 'two.txt'], { files });
    expect(several.err).toBe('two.txt: there are several solutions, this is one of them\n');
    expect(several.out).toMatch(/^(#\.\n\.#|\.#\n#\.)\n$/);
    const none = await nono(['show', '-s', 'none.txt'], { files });
    expect(none).toMatchObject({ code: 1, out: '', err: 'none.txt: there is no solution to draw\n' });
  });

  test('writes SVG, by name or by ending', async () => {
    expect((await nono(['show', '--format', 'svg', 'plus.txt'], { files })).out).toMatch(/^<svg .*<\/svg>\n$/s);
    const { written } = await nono(['show', '-o', 'plus.svg', 'plus.txt'], { files });
    expect(written.get('plus.svg')).toMatch(/^<svg /);
  });

  test('a file is rewritten in place, but not if a part of it would be lost', async () => {
    const whole = { files: { 'pack.non': `${PLUS}====\n${TWO}` } };
    expect((await nono(['convert', '-o', 'pack.non', 'pack.non'], whole)).written.get('pack.non')).toContain('====');
    const broken = { files: { 'pack.non': `${PLUS}====\n${TOO_LONG}` } };
    const { code, err, written } = await nono(['convert', '-o', './pack.non', 'pack.non'], broken);
    expect([code, written.size]).toEqual([2, 0]);
    expect(err).toContain('nono: pack.non is left as it is: what could not be read would be lost\n');
  });

  test('drawings of the same name do not replace each other', async () => {
    const world = { files: { ...files, 'out/keep': '', 'a/猫.txt': PLUS, 'b/猫.txt': TWO, 'b/犬.txt': TWO } };
    const { written } = await nono(['show', '--format', 'svg', '-o', 'out', 'a', 'b'], world);
    expect([...written.keys()]).toEqual(['out/猫.svg', 'out/犬.svg', 'out/猫-2.svg']);
  });

  test('several drawings go into a folder', async () => {
    const world = { files: { ...files, 'out/x': '' } };
    const { written } = await nono(['show', '--format', 'svg', '-o', 'out', 'plus.txt', 'two.txt'], world);
    expect([...written.keys()]).toEqual(['out/plus.svg', 'out/two.svg']);
    expect(await nono(['show', '--format', 'svg', 'plus.txt', 'two.txt'], world)).toMatchObject({ code: 2, out: '' });
  });

  test('a window too narrow for the board is told', async () => {
    const terminal = { columns: 8, rows: 24 };
    const { code, err } = await nono(['show', '--color', 'always', 'plus.txt'], { files, terminal });
    expect(code).toBe(0);
    expect(err).toBe('nono: the board needs 9 columns, the window has 8; --format svg draws it as a picture\n');
  });
});

describe('hint and explain', () => {
  test.each<[string, string[], number, string]>([
    ['which cells and why', ['plus.txt'], 0, 'Row 2: clue 3 needs all 3 cells'],
    ['a board', ['--board', '???/###/?#?', 'plus.txt'], 0, 'Column 2'],
    ['a mistake', ['--board', '#??/???/???', 'plus.txt'], 1, 'There is a mistake'],
    ['no step', ['two.txt'], 5, 'No line and no look-ahead'],
    ['solved', ['--board', '.#./###/.#.', 'plus.txt'], 0, 'solved'],
  ])('%s', async (_name, args, expected, sentence) => {
    const { code, out } = await nono(['hint', ...args], { files });
    expect(out).toContain(sentence);
    expect(code).toBe(expected);
  });

  test('as little as is wanted', async () => {
    expect((await nono(['hint', '--level', '1', 'plus.txt'], { files })).out).toMatch(/^Look at (row|column) 2\.\n$/);
  });

  test('as data', async () => {
    const { out } = await nono(['hint', '--json', 'plus.txt'], { files });
    expect(JSON.parse(out)).toMatchObject({ source: 'plus.txt#1', kind: 'step', cells: [{ becomes: '#' }, {}, {}] });
  });

  test('a board of another size is a usage error', async () => {
    expect(await nono(['hint', '--board', '??', 'plus.txt'], { files })).toMatchObject({ code: 2, out: '' });
  });

  test('explains until the picture is there', async () => {
    const { code, out } = await nono(['explain', 'plus.txt'], { files });
    expect(code).toBe(0);
    expect(out).toMatch(/^plus\.txt {2}3x3\n\n {3}1 {2}Row 2/);
    expect(out).toMatch(/The puzzle is solved\. \d steps: .*\.\n\n\.#\.\n###\n\.#\.\n$/);
  });

  test('explains why there is none, and where it gets stuck', async () => {
    expect((await nono(['explain', 'none.txt'], { files })).code).toBe(1);
    expect((await nono(['explain', 'two.txt'], { files })).code).toBe(5);
  });
});

describe('generate and daily', () => {
  test('the same seed, the same puzzle, and it has one solution', async () => {
    const first = await nono(['generate', '--size', '7x5', '--seed', 'x', '--to', 'jsonl']);
    const again = await nono(['generate', '--size', '7x5', '--seed', 'x', '--to', 'jsonl']);
    expect(again.out).toBe(first.out);
    expect(first.err).toMatch(/^7x5, one solution.*; seed "x", generator version \d+\n$/);
    const judged = await nono(['check', '--json', '-'], { stdin: first.out });
    expect(JSON.parse(judged.out)).toMatchObject({ width: 7, height: 5, verdict: 'unique' });
  });

  test('several have different seeds', async () => {
    const { out } = await nono(['generate', '-n', '3', '-s', '5', '--seed', 'x', '-q', '--to', 'jsonl']);
    expect(new Set(out.trim().split('\n')).size).toBe(3);
  });

  test('the puzzle of a day', async () => {
    const today = await nono(['daily', '--to', 'jsonl']);
    expect(today.err).toMatch(/seed "daily 2026-1\d-\d\d"/);
    expect(await nono(['daily', '2026-02-30'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('corpus', () => {
  const line = (facts: object) => JSON.stringify({ rows: [[1], [1]], cols: [[1], [1]], ...facts });

  test('agrees: a table, exit 0', async () => {
    const set = `${line({ id: 'm', solutionCount: 'multiple', line_solvable: false })}\n`;
    const { code, out } = await nono(['corpus', 'all'], { files: { 'all/set.jsonl': set } });
    expect(code).toBe(0);
    expect(out.split('\n')[2]).toMatch(/^\| set +\| +1 \|/);
  });

  test.each([
    ['another count', { solutionCount: 'unique' }, 'stated unique, judged multiple'],
    ['another class', { line_solvable: true }, 'stated line-solvable, single lines leave 4 cells'],
    ['not readable', { solutionCount: 'unique', rows: 'x' }, 'stated unique, but not readable'],
  ])('contradicts: %s', async (_name, facts, sentence) => {
    const set = `${line({ id: 'wrong-one', ...facts })}\n`;
    const { code, out } = await nono(['corpus', 'all'], { files: { 'all/set.jsonl': set } });
    expect(code).toBe(1);
    expect(out).toContain(`set: contradicts what is known:\n\n- wrong-one: ${sentence}`);
  });

  test('budget reached is listed by name, and nothing wrong', async () => {
    const set = `${line({ id: 'm', solutionCount: 'multiple' })}\n`;
    const { code, out } = await nono(['corpus', '--budget', '1', 'all'], { files: { 'all/set.jsonl': set } });
    expect(code).toBe(0);
    expect(out).toContain('set: not decided within the limits:\n\n- m\n');
  });
});

describe('classic', () => {
  test.each<[string[], string, number]>([
    [['queens', '8'], '92 placements of 8 queens', 0],
    [['queens', '5'], '10 placements of 5 queens', 0],
    [['queens', '3'], '0 placements of 3 queens', 1],
    [['knight', '3', '4'], '16 directed open tours of a 3x4 board', 0],
    [['queens', '12', '--budget', '1000'], 'then the budget of 1,000 nodes ran out', 4],
  ])('%j', async (args, sentence, expected) => {
    const { code, out } = await nono(['classic', ...args]);
    expect(out).toContain(sentence);
    expect(code).toBe(expected);
  });

  test('all boards are drawn', async () => {
    const { out } = await nono(['classic', 'queens', '4', '--all']);
    expect(out).toBe(
      '. Q . .\n. . . Q\nQ . . .\n. . Q .\n\n. . Q .\nQ . . .\n. . . Q\n. Q . .\n\n2 placements of 4 queens\n',
    );
  });
});

describe('usage', () => {
  test.each<[string, string[], World, RegExp]>([
    ['no puzzle in a terminal', ['solve'], { terminal: { columns: 80, rows: 24 } }, /which puzzle\?/],
    ['half of the clues', ['solve', '--rows', '1'], {}, /--rows and --cols belong together, --cols is missing/],
    ['two formats', ['solve', '--json', '--format', 'svg', 'plus.txt'], {}, /contradict each other/],
    ['an unknown command', ['slove'], {}, /unknown command 'slove'\n\(Did you mean solve\?\)/],
    ['a file that is not there', ['solve', 'a.non'], {}, /there is no file or folder "a.non"/],
    [
      'a puzzle that is not in the file',
      ['solve', 'plus.txt#7'],
      {},
      /the file has one puzzle, none with the number or id "7"/,
    ],
    [
      'an answer that would replace the puzzle',
      ['solve', '-o', './plus.txt', 'plus.txt'],
      {},
      /"plus.txt" is the puzzle itself/,
    ],
    ['an output without a name', ['check', '-o', '', 'plus.txt'], {}, /--output <file>: the name is empty/],
    ['no folder', ['corpus', 'nowhere'], {}, /there is no folder "nowhere"/],
  ])('%s', async (_name, argv, world, sentence) => {
    const { code, out, err } = await nono(argv, { files, ...world });
    expect(err).toMatch(sentence);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('what goes wrong outside', () => {
  const failing = (error: Error) => ({
    ...fakeIo({ files }),
    readFile: async () => {
      throw error;
    },
  });

  const denied = (path: string) => Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open', path });

  test('the system says no: a sentence', async () => {
    const io = failing(denied('plus.txt'));
    expect(await main(['solve', 'plus.txt'], io)).toBe(2);
    expect(io.err()).toBe('plus.txt  unreadable  permission denied\n');
  });

  test.each<[string, string[]]>([
    ['a file', ['check', '-q', 'box/locked.txt', 'box/plus.txt']],
    ['a file in a folder', ['check', '-q', 'box']],
    ['a puzzle of a file', ['check', '-q', 'box/locked.txt#2', 'box/plus.txt']],
  ])('%s that cannot be read hides no other', async (_name, argv) => {
    const world = fakeIo({ files: { 'box/locked.txt': PLUS, 'box/plus.txt': TWO } });
    const io = {
      ...world,
      readFile: async (path: string) => {
        if (path.includes('locked')) throw denied(path);
        return world.readFile(path);
      },
    };
    expect(await main([...argv.filter((word) => word !== '-q'), '--json'], io)).toBe(2);
    expect(io.err()).toBe('box/locked.txt  unreadable  permission denied\n');
    expect(io.out()).toMatch(/^\{.*"code":"unreadable".*\}\n\{.*"verdict":"multiple".*\}\n$/);
  });

  test('a link that leads nowhere and a locked folder are entries too', async () => {
    const world = fakeIo({ files: { 'box/plus.txt': PLUS } });
    const io = {
      ...world,
      kindOf: async (path: string) => {
        if (path === 'loop') throw Object.assign(new Error('ELOOP'), { code: 'ELOOP', syscall: 'stat', path });
        return path === 'vault' ? ('folder' as const) : world.kindOf(path);
      },
      listFolder: async (path: string) => {
        if (path === 'vault') throw denied(path);
        return world.listFolder(path);
      },
    };
    expect(await main(['check', '--json', 'loop', 'vault', 'box'], io)).toBe(2);
    expect(io.err()).toBe(
      'loop  unreadable  its symbolic links lead in a circle\nvault  unreadable  permission denied\n',
    );
    expect(io.out()).toContain('"verdict":"unique"');
  });

  test('a fault of ours: a sentence, no stack, its own exit code', async () => {
    const io = failing(new Error('index 7 is outside'));
    expect(await main(['solve', 'plus.txt'], io)).toBe(70);
    expect(io.err()).toMatch(/^nono: index 7 is outside\nThis is a fault in nono itself\./);
    expect(io.err()).not.toContain('    at ');
  });
});

describe('progress', () => {
  const slow = '{"id":"x","rows":[[1],[1]],"cols":[[1],[1]]}\n'.repeat(3);

  test('in a log: lines, at growing distances', async () => {
    const { err } = await nono(['check', '-q', 'all.jsonl'], { files: { 'all.jsonl': slow }, msPerLook: 3000 });
    expect(err).toBe('');
    const loud = await nono(['check', '--json', 'all.jsonl'], { files: { 'all.jsonl': slow }, msPerLook: 3000 });
    expect(loud.err).toMatch(/^all\.jsonl#1: (solving lines|searching): /);
    expect(loud.err.split('\n').length).toBeLessThan(5);
  });

  test('in a terminal: one line that is taken away before results', async () => {
    const terminal = { columns: 60, rows: 20 };
    const world = { files: { 'all.jsonl': slow }, msPerLook: 300, terminal };
    const { err } = await nono(['check', '--json', 'all.jsonl'], world);
    expect(err.startsWith('\r\u001b[Kall.jsonl#1: ')).toBe(true);
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });
});

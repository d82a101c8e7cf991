// All keys, as they are bound now, in as many columns as fit.

import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { AppState } from '../app/app-state.ts';
import { Line } from '../components/Line.tsx';
import { useDrawing } from '../components/look-context.ts';
import type { Piece } from '../components/Words.tsx';
import { Words } from '../components/Words.tsx';
import type { CommandGroup, CommandId } from '../keys/commands.ts';
import { COMMAND_GROUPS, commandIds, commandTable } from '../keys/commands.ts';
import type { KeyBindings } from '../keys/key-bindings.ts';
import { keyLabel } from '../keys/key-bindings.ts';

/** All there is to know; who never saw a nonogram looks here first. */
const RULES = 'Numbers: runs of filled cells, in order, a gap between runs of one colour.';
const COLUMN = 38;
const KEYS = 14;

export function HelpScreen({ state, scroll }: { readonly state: AppState; readonly scroll: number }): ReactNode {
  const { look } = useDrawing();
  const { columns, rows } = state.window;
  const count = Math.max(1, Math.min(3, Math.floor((columns - 2) / COLUMN)));
  const lines = helpLines(state.bindings, look.glyphs.name !== 'unicode');
  const height = Math.max(1, rows - 3);
  const perColumn = Math.max(height, Math.ceil(lines.length / count));
  const first = Math.max(0, Math.min(scroll, perColumn - height));
  const width = Math.floor((columns - 2) / count);
  const isLonger = perColumn > height;
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <Line
        left={[
          { text: 'Keys', role: 'strong' },
          { text: '  all of them can be changed in config.json', role: 'faint' },
        ]}
        width={columns}
      />
      <Line left={[{ text: RULES, role: 'quiet' }]} width={columns} />
      <Box height={height} paddingLeft={1}>
        {Array.from({ length: count }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
          <Box key={column} flexDirection="column" width={width}>
            {lines
              .slice(column * perColumn + first, column * perColumn + Math.min(perColumn, first + height))
              .map((line) => (
                <Words key={line.id} pieces={line.pieces} />
              ))}
          </Box>
        ))}
      </Box>
      <Line
        left={[
          { text: isLonger ? 'Up and down scroll, any other key goes back.' : 'Any key goes back.', role: 'faint' },
        ]}
        width={columns}
      />
    </Box>
  );
}

interface HelpLine {
  readonly id: string;
  readonly pieces: readonly Piece[];
}

function helpLines(bindings: KeyBindings, ascii: boolean): readonly HelpLine[] {
  return COMMAND_GROUPS.flatMap((group) => [
    { id: group, pieces: [{ text: group, role: 'accent' }] },
    ...groupLines(group, bindings, ascii),
    { id: `${group} end`, pieces: [{ text: ' ' }] },
  ]);
}

function groupLines(group: CommandGroup, bindings: KeyBindings, ascii: boolean): readonly HelpLine[] {
  const lines: HelpLine[] = [];
  for (const command of commandIds) {
    const entry = commandTable[command];
    // Nine colours are one line.
    if (entry.group !== group || /^color-[2-9]$/.test(command)) continue;
    const isColors = command === 'color-1';
    const keys = isColors ? '1 - 9' : keysText(command, bindings, ascii);
    if (keys === '') continue;
    const summary = isColors ? 'pick a colour' : entry.summary;
    lines.push({
      id: command,
      pieces: [
        { text: keys.padEnd(KEYS), role: 'key' },
        { text: ` ${summary}`.slice(0, COLUMN - KEYS - 1), role: 'quiet' },
      ],
    });
  }
  return lines;
}

function keysText(command: CommandId, bindings: KeyBindings, ascii: boolean): string {
  let text = '';
  for (const key of bindings.keysOf[command]) {
    const next = text === '' ? keyLabel(key, ascii) : `${text} ${keyLabel(key, ascii)}`;
    if (next.length > KEYS) break;
    text = next;
  }
  return text;
}

// The settings: one line each, changed in place and seen at once.

import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Settings } from '../../saves/settings.ts';
import { settingEntries } from '../../saves/settings.ts';
import type { AppState } from '../app/app-state.ts';
import { firstShown } from '../app/library-layout.ts';
import { Line } from '../components/Line.tsx';
import { useDrawing } from '../components/look-context.ts';
import type { Piece } from '../components/Words.tsx';
import { Words } from '../components/Words.tsx';
import type { Glyphs } from '../theme/glyphs.ts';

export function SettingsScreen({ state, index }: { readonly state: AppState; readonly index: number }): ReactNode {
  const { look } = useDrawing();
  const { columns, rows } = state.window;
  const height = Math.max(1, rows - 5);
  const first = firstShown(index, settingEntries.length, height);
  const chosen = settingEntries[index];
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <Line
        left={[
          { text: 'Settings', role: 'strong' },
          { text: '  kept in config.json', role: 'faint' },
        ]}
        width={columns}
      />
      <Box height={1} />
      <Box flexDirection="column" height={height} paddingLeft={2}>
        {settingEntries.slice(first, first + height).map((entry, line) => (
          <Words
            key={entry.name}
            pieces={settingPieces(entry.title, state.settings, entry.name, first + line === index, look.glyphs)}
          />
        ))}
      </Box>
      <Line left={[{ text: chosen?.summary ?? '', role: 'text' }]} width={columns} indent={4} />
      <Box height={1} />
      <Line left={[{ text: 'Left and right change, Esc goes back.', role: 'faint' }]} width={columns} />
    </Box>
  );
}

function settingPieces(
  title: string,
  settings: Settings,
  name: keyof Settings,
  isChosen: boolean,
  glyphs: Glyphs,
): readonly Piece[] {
  const value = settings[name];
  const word =
    value === true
      ? 'on'
      : value === false
        ? 'off'
        : name === 'cellSize' && value !== 'auto'
          ? sizeWord(value)
          : `${value}`;
  return [
    { text: isChosen ? `${glyphs.pointer} ` : '  ', role: 'accent' },
    { text: title.padEnd(24), role: isChosen ? 'strong' : 'text' },
    { text: isChosen ? `${glyphs.arrows.left} ` : '  ', role: 'faint' },
    { text: word, role: isChosen ? 'accent' : 'quiet' },
    { text: isChosen ? ` ${glyphs.arrows.right}` : '', role: 'faint' },
  ];
}

function sizeWord(value: unknown): string {
  return ['1', '2', '3', '4 (two lines)', '6 (three lines)'][Number(value) - 1] ?? `${value}`;
}

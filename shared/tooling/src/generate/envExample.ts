import { defaultOf, settingsByGroup, type SettingRow } from './settingsByGroup.ts';

const WIDTH = 120;

/** Formats `.env.example`: every variable in a comment, with its meaning above it. */
export function envExample(): string {
  const lines = [
    '# Copy to .env and change what you need. Each line shows an example, or the default. The same with more detail:',
    '# docs/settings.md. Written by `npm run generate` from the declarations of the settings.',
  ];
  for (const [group, names] of settingsByGroup()) {
    lines.push('', `# --- ${group} ---`);
    for (const [name, rows] of names) {
      lines.push(...rows.flatMap((row) => comment(row, rows)), `# ${name}=${valueOf(rows)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function valueOf(rows: readonly SettingRow[]): string {
  const [value = ''] = rows.flatMap(({ example, defaultText }) => example ?? defaultText ?? []);
  return value;
}

/** @param rows every row of the same name; with several rows, the readers are added */
function comment(row: SettingRow, rows: readonly SettingRow[]): string[] {
  const { help, readers, example, defaultText } = row;
  const defaultValue = defaultOf(row);
  const differs = rows.some((other) => defaultOf(other) !== defaultValue);
  const hasNote = defaultValue !== undefined && (differs || example !== undefined || defaultText === undefined);
  const reader = rows.length > 1 ? `${readers.join(', ')}: ` : '';
  const note = defaultValue === 'required' ? defaultValue : `default: ${defaultValue?.replaceAll('`', '')}`;
  return wrapped(`${reader}${help}${hasNote ? ` (${note})` : ''}`);
}

/** Wraps a text to comment lines of at most 120 characters. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > WIDTH && line !== '#') {
      lines.push(line);
      line = '#';
    }
    line = `${line} ${word}`;
  }
  return [...lines, line];
}

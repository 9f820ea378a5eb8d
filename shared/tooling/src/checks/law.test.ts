import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The rows of the table, as cells. */
const rows = read('docs/law.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, duty = '', source = '', since = '', where = '', test = '']) => ({ duty, source, since, where, test }));

test('each duty of the law names its source, its day and where it is met', () => {
  expect(rows.length).toBeGreaterThan(15);
  for (const { duty, source, since, where } of rows) {
    expect(duty).not.toBe('');
    expect({ duty, source: source !== '' }).toEqual({ duty, source: true });
    expect({ duty, since }).toEqual({ duty, since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
    expect({ duty, where: where !== '' }).toEqual({ duty, where: true });
  }
});

test.each(rows)('the files that meet a duty exist: $duty', ({ where }) => {
  const files = [...where.matchAll(/`([\w.-]+\/[^`]*)`/g)].map(([, file = '']) => file);

  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test.each(rows)('a test holds the duty: $duty', ({ test: cell }) => {
  const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(cell) ?? [];

  expect({ file, exists: existsSync(path.join(ROOT, file)) }).toEqual({ file, exists: true });
  expect(name.length).toBeGreaterThan(10);
  // In the file, quotes inside the name may be escaped.
  expect(read(file).replaceAll("\\'", "'")).toContain(name);
});

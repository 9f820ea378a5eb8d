import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../project/root.ts';
import { COPY_FILE, formatCopy, readCopy } from './advisoryCopy.ts';
import { createCopy } from './createCopy.ts';
import { readRecords } from './readRecords.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'advisories-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

function writeRecord(id: string, ecosystem: string, name: string): void {
  const affected = [{ package: { ecosystem, name }, ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }] }] }];
  const record = { id, modified: '2026-10-02T08:00:00Z', affected, database_specific: { severity: 'LOW' } };
  write(`advisories/github-reviewed/2026/10/${id}/${id}.json`, JSON.stringify(record));
}

test('a clone of the database has the records of our npm packages', async () => {
  writeRecord('GHSA-ours', 'npm', 'merger');
  writeRecord('GHSA-other-package', 'npm', 'other');
  writeRecord('GHSA-other-language', 'PyPI', 'merger');
  write('advisories/unreviewed/2026/10/GHSA-x/GHSA-x.json', '{ broken');

  const records = await readRecords(folder, new Set(['merger']));

  expect(records.map(({ id }) => id)).toEqual(['GHSA-ours']);
});

test('a folder that is not a clone of the database is an error', async () => {
  await expect(readRecords(folder, new Set(['merger']))).rejects.toThrow(
    'Expected a clone of github.com/github/advisory-database.',
  );
});

test('a copy is read as it was written, with a line for each advisory', async () => {
  writeRecord('GHSA-ours', 'npm', 'merger');
  const records = await readRecords(folder, new Set(['merger']));
  const copy = createCopy(['merger', 'tidy'], records, 'a clone', '2026-11-30');

  const text = formatCopy(copy);
  write(COPY_FILE, text);

  expect(readCopy(folder)).toEqual(copy);
  expect(text.split('\n').filter((line) => line.includes('GHSA-ours'))).toHaveLength(1);
});

test('the copy of the repository has the format of the command', () => {
  expect(readFileSync(path.join(ROOT, COPY_FILE), 'utf8')).toBe(formatCopy(readCopy(ROOT)));
});

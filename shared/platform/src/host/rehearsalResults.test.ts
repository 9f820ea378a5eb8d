import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RehearsalResults } from './rehearsalResults.ts';

test('the oldest of more than 500 results are removed, and no other file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'results-'));
  const results = new RehearsalResults(folder, '1.0.0-s');
  for (let at = 0; at < 500; at += 1) {
    const file = path.join(folder, `mf-search@1.0.0-${at}.json`);
    writeFileSync(file, '{}');
    utimesSync(file, at, at);
  }
  writeFileSync(path.join(folder, 'registry.json'), '{}');
  utimesSync(path.join(folder, 'registry.json'), 0, 0);
  const release = { release: '2.0.0-a', url: 'http://localhost:3002/2.0.0-a/', integrity: 'sha384-a' };

  await results.write('mf-search', release, { breaks: 0, pages: 12, reason: '' });

  const names = readdirSync(folder);
  expect(names).toHaveLength(501);
  expect(names).not.toContain('mf-search@1.0.0-0.json');
  expect(names).toContain('registry.json');
  expect(await results.read('mf-search', release)).toMatchObject({ pages: 12 });
});

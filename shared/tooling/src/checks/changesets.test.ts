import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project/root.ts';

const WORKSPACES = globSync(
  ['shared/*/package.json', 'mf-*/package.json', 'shell/package.json', 'commerce-api/package.json'],
  { cwd: ROOT },
);

test('every changeset names packages of the project', () => {
  const names = new Set(WORKSPACES.map((file) => String(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).name)));
  const files = globSync('.changeset/*.md', { cwd: ROOT });
  const unknown = files.flatMap((file) => {
    const [, head = ''] = /^---\n(.*?)\n---\n/s.exec(readFileSync(path.join(ROOT, file), 'utf8')) ?? [];
    return Array.from(head.matchAll(/^'(.+)':/gm), ([, name = '']) => name)
      .filter((name) => !names.has(name))
      .map((name) => `${file}: ${name}`);
  });

  expect(names.size).toBeGreaterThan(7);
  // There may be no changeset, directly after a release.
  expect(files).toContain('.changeset/README.md');
  expect(unknown).toEqual([]);
});

test('at most 20 changesets wait for the next versions', () => {
  const pending = globSync('.changeset/*.md', { cwd: ROOT }).filter((file) => path.basename(file) !== 'README.md');

  expect(pending.length).toBeLessThanOrEqual(20);
});

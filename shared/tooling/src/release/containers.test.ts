import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project/root.ts';

/* The stack's containers as docker-compose.yml and the Dockerfile declare them. */

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Blocks of the file by name: `x-…` at its start, or the services. */
function blocksOf(text: string, indent: string): ReadonlyMap<string, string> {
  const pattern = new RegExp(`^${indent}([\\w-]+):[^\\n]*\\n((?:${indent} +[^\\n]*\\n)+)`, 'gm');
  return new Map([...text.matchAll(pattern)].map(([, name = '', lines = '']) => [name, lines]));
}

const compose = read('docker-compose.yml').replaceAll(/^\s*(?:#.*)?\n/gm, '');
const services = blocksOf(compose.split(/^services:\n/m)[1]?.split(/^networks:\n/m)[0] ?? '', '  ');
const templates = blocksOf(compose.split(/^services:\n/m)[0] ?? '', '');
const stages = new Map(
  read('deploy/Dockerfile')
    .split(/^FROM /m)
    .map((stage) => [/^\S+ AS ([\w-]+)/.exec(stage)?.[1] ?? '', stage]),
);
/** Services that run once, or are used in development only, have no releases. */
const UNTAGGED = ['create-release-keys', 'database-roles', 'mail', 'postgres', 'release', 'release-images'];

test('every container has a read-only root, no capabilities, limits of processes, and logs that are rotated', () => {
  expect(templates.get('x-confined')).toBe(
    `  restart: unless-stopped
  security_opt: ['no-new-privileges:true']
  cap_drop: [ALL]
  read_only: true
  tmpfs: ['/tmp:mode=1777,size=64m']
  pids_limit: 128
  logging: { driver: json-file, options: { max-size: 10m, max-file: '5' } }
`,
  );
  for (const name of ['x-remote', 'x-release']) expect(templates.get(name)).toContain('<<: *confined');
  expect(services.size).toBeGreaterThan(10);
  for (const [name, lines] of services) {
    expect([name, lines]).toEqual([name, expect.stringMatching(/^ {4}<<: \*(?:confined|release|remote)$/m)]);
    // A service may not replace a part of the template. The database changes the owner of its data at a start.
    const replaced = lines.match(
      /^ {4}(?:security_opt|cap_drop|cap_add|read_only|privileged|user|pids_limit|logging):/gm,
    );
    expect([name, replaced]).toEqual([name, name === 'postgres' ? ['    cap_add:'] : null]);
  }
});

test('every container has a memory limit', () => {
  for (const [name, lines] of services) {
    const [, template = ''] = /<<: \*(release|remote)$/m.exec(lines) ?? [];
    const own = template ? templates.get(`x-${template}`) : lines;
    expect([name, own]).toEqual([name, expect.stringMatching(/^ +mem_limit: \d+[mg]$/m)]);
  }
});

test('the image of every app has its release as tag', () => {
  for (const [name, lines] of services) {
    if (UNTAGGED.includes(name)) continue;
    const variable = `${name.toUpperCase().replaceAll('-', '_')}_TAG`;
    expect([name, lines]).toEqual([name, expect.stringContaining(`image: storefront/${name}:\${${variable}:-latest}`)]);
  }
});

test('no running container has the keys that sign releases', () => {
  const mounting = [...services].filter(
    ([, lines]) =>
      lines.includes('release-owner-keys:') || (lines.includes('<<: *release') && !/^ {4}volumes:/m.test(lines)),
  );
  expect(mounting.map(([name]) => name)).toEqual(['create-release-keys', 'release-images', 'release']);
  for (const [name, lines] of mounting) expect([name, lines]).toEqual([name, expect.stringContaining("restart: 'no'")]);
});

test("only commerce-api is in the network that the operator's endpoint listens on", () => {
  const isIn = (lines: string) => /^ {4}networks:[^\n]*\boperator\b|^ {6}operator:/m.test(lines);
  const api = services.get('commerce-api') ?? '';

  expect([...services].filter(([, lines]) => isIn(lines)).map(([name]) => name)).toEqual(['commerce-api']);
  expect([...templates.values()].filter(isIn)).toEqual([]);
  expect(api).toMatch(/^ {6}operator: \{ aliases: \[operator\] \}$/m);
  expect(api).toMatch(/^ {6}OPERATOR_HOST: 'operator'$/m);
  expect(api).not.toMatch(/^ {4}ports:|0\.0\.0\.0/m);
  expect(compose.split(/^networks:\n/m)[1]).toContain('  operator:\n    internal: true\n');
});

test('no image that the stack runs has the account root', () => {
  const targets = new Set([...compose.matchAll(/target: ([\w-]+)/g)].map(([, target = '']) => target));
  expect(targets.size).toBeGreaterThan(4);
  for (const target of targets) {
    const [, account] = [...(stages.get(target) ?? '').matchAll(/^USER (\S+)$/gm)].at(-1) ?? [];
    expect([target, account]).toEqual([target, expect.stringMatching(/^(?!root$|0(?::|$))\w+/)]);
  }
});

test('every script that an image runs may be executed', () => {
  const scripts = [...read('deploy/Dockerfile').matchAll(/^COPY (deploy\/\S+\.sh) \/usr\/local\/bin\//gm)];
  expect(scripts.length).toBeGreaterThan(5);
  for (const [, script = ''] of scripts)
    expect([script, statSync(path.join(ROOT, script)).mode & 0o111]).toEqual([script, 0o111]);
});

test.each([
  ['commerce-api', 'commerce-api'],
  ['registry', 'shared/platform'],
])('the image of %s contains the packages of this project that it imports', (image, source) => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read(`${source}/package.json`));
  const folders = Object.keys(dependencies)
    .filter((name) => name.startsWith('@hemvaror/'))
    .map((name) => name.replace('@hemvaror', 'shared'));

  expect(folders.length).toBeGreaterThan(1);
  for (const folder of folders) {
    expect(stages.get(`${image}-packages`)).toContain(`COPY --from=manifests /manifests/${folder} ${folder}\n`);
    expect(stages.get(image)).toContain(`COPY ${folder}/package.json ${folder}/\n`);
    expect(stages.get(image)).toContain(`COPY ${folder}/src ${folder}/src\n`);
  }
});

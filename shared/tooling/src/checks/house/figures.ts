import { spawnSync } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod';
import { hopsOf, type Hops } from './hops.ts';
import { importFigures } from './imports.ts';
import { codeFiles, readSources, type SourceFiles } from './sourceFiles.ts';
import { suppressionsIn } from './suppressions.ts';
import { filesOfSettings, listsOf, waysIn, type Ways } from './ways.ts';

/** One line of the table of `docs/house.md`. */
export interface Figure {
  name: string;
  value: number;
  /** The counted items, for `--verbose`. */
  details: string[];
}

const packageSchema = z.object({ name: z.string() });

/** @param root a checkout of the project @param withKnip false in `npm run verify`, which runs knip separately */
export function measure(root: string, withKnip: boolean): { figures: Figure[]; ways: Ways[]; hops: Hops[] } {
  const files = readSources(root);
  const packages = packagesIn(files);
  const folders = [...new Set([...packages.values()].map((folder) => folder.split('/')[0] ?? folder))];
  const remotes = folders.filter((folder) => folder.startsWith('mf-'));
  const others = [...packages].filter(([, folder]) => !remotes.includes(folder)).map(([name]) => name);
  const ways = waysIn(files, remotes);
  const hops = hopsOf(files, Object.fromEntries(remotes.map((remote) => [remote, exposesOf(files, remote)])), packages);
  const { upward, circles } = importFigures(root, folders);
  const suppressions = suppressionsIn(files);
  const settings = filesOfSettings(files, settingNames(files));
  const lists = listsOf(files, remotes);
  const withQuery = hops.filter((each) => each.hops !== null);
  const code = codeFiles(files);

  const figures: Figure[] = [
    { name: 'source lines', value: sum(code.map(([, content]) => content.split('\n').length - 1)), details: [] },
    {
      name: 'ways to do one thing',
      value: sum(ways.map(({ found }) => found.length)) + (settings[0]?.files.length ?? 0),
      details: ways.map(({ what, goal, found }) => `${what}: ${found.length} (goal ${goal}) ${found.join(', ')}`),
    },
    {
      name: 'hops from address to query, worst',
      value: Math.max(0, ...withQuery.map((each) => each.hops ?? 0)),
      details: hops.map(({ expose, hops: count }) => `${expose}: ${count ?? 'no query'}`),
    },
    {
      name: 'exposes with more than two hops',
      value: withQuery.filter((each) => (each.hops ?? 0) > 2).length,
      details: [`${withQuery.length} exposes have a query`],
    },
    { name: 'files that list the remotes', value: lists.length, details: lists },
    {
      name: 'files that name a setting, worst',
      value: settings[0]?.files.length ?? 0,
      details: settings.slice(0, 5).map(({ name, files: list }) => `${name}: ${list.join(', ')}`),
    },
    { name: 'upward imports in shell', value: upward.shell.length, details: upward.shell },
    { name: 'upward imports in commerce-api', value: upward.api.length, details: upward.api },
    {
      name: 'import circles across folders',
      value: circles.length,
      details: circles.map((circle) => `${circle.length} files: ${circle.join(', ')}`),
    },
    // A new remote makes the shop larger, not its structure.
    { name: 'workspaces besides remotes', value: others.length, details: others },
    { name: 'suppressions per 1,000 files', value: suppressions.perThousand, details: suppressions.lines },
  ];
  if (withKnip) figures.push(knipFindings(root));
  return { figures, ways, hops };
}

function packagesIn(files: SourceFiles): Map<string, string> {
  const folders = [...files.keys()].filter((file) => /^(shared\/[^/]+|[^/]+)\/package\.json$/.test(file));
  return new Map(
    folders.map((file) => [packageSchema.parse(JSON.parse(files.get(file) ?? '')).name, path.posix.dirname(file)]),
  );
}

function exposesOf(files: SourceFiles, remote: string): Record<string, string> {
  const config = files.get(`${remote}/federation.config.ts`) ?? '';
  return Object.fromEntries(
    [...config.matchAll(/'\.\/(\w+)': '\.\/([^']+)'/g)].map(([, name = '', file = '']) => [name, file]),
  );
}

/** Variables of the shell only: those that the API or the edge reads as well must be listed in a file of each. */
function settingNames(files: SourceFiles): string[] {
  const declared = [...files].filter(([file]) =>
    /^shell\/src\/server\/(env|settings\/(env|settings|settingsSchema))\.ts$/.test(file),
  );
  const names = declared.flatMap(([, content]) =>
    [...content.matchAll(/^\s+([A-Z][A-Z0-9_]{3,}):/gm)].map(([, name = '']) => name),
  );
  // The tools and the edge set these variables when they start a site.
  const ofSite =
    /^(REGISTRY|REMOTE_ORIGINS|SHELL_|LOG_LEVEL|HOST|GRAPHQL_URL|AUTH_URL|SIGN_URL|IMAGE_URL|NEWSLETTER_URL|PAYMENTS_URL|DEV_)/;
  const others = [...files].filter(([file]) => /^(commerce-api|deploy|shared\/tooling\/src\/site)\//.test(file));
  return [...new Set(names)].filter(
    (name) => !ofSite.test(name) && !others.some(([, content]) => content.includes(name)),
  );
}

function knipFindings(root: string): Figure {
  const { stdout } = spawnSync('knip', ['--no-progress', '--reporter', 'compact'], { cwd: root, encoding: 'utf8' });
  const findings = stdout.split('\n').filter((line) => line.trim() !== '');
  return { name: 'knip findings', value: findings.length, details: findings };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

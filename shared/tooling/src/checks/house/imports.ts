import { spawnSync } from 'node:child_process';
import * as z from 'zod';
import { circlesAcrossFolders } from './circles.ts';

const cruiseSchema = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

export interface ImportFigures {
  /** Imports of a folder from one above it, by deployable. */
  upward: { shell: string[]; api: string[] };
  circles: string[][];
}

/** Reads the violations of dependency-cruiser's rules, including warnings. @throws Error if it prints no report */
export function importFigures(root: string, folders: readonly string[]): ImportFigures {
  const { stdout, stderr } = spawnSync(
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser printed no report. Its output: ${stderr}`);
  const { modules, summary } = cruiseSchema.parse(JSON.parse(stdout));
  const upward = (folder: string) =>
    summary.violations
      .filter(({ rule, from }) => rule.name.endsWith(' is below') && from.startsWith(folder))
      .map(({ from, to }) => `${from} → ${to}`);
  const own = modules.filter(({ source }) => !source.includes('node_modules/') && !/\.test\.tsx?$/.test(source));
  const graph = new Map(own.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
  return { upward: { shell: upward('shell/'), api: upward('commerce-api/') }, circles: circlesAcrossFolders(graph) };
}

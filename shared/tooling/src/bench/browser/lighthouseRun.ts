import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { ROOT } from '../../project/root.ts';
import { chromiumArgs, chromiumPath } from '../../site/chromium.ts';

/** Has its own packages, as no other part of the project needs them. */
const FOLDER = path.join(ROOT, 'shared/tooling/lighthouse');
const CLI = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');

const MAX_ATTEMPTS = 6;

/** From 0 to 1. */
const category = z.object({ score: z.number() });
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
});

/** The scores are from 0 to 100. */
export type LighthouseScores = Readonly<
  Record<'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'benchmarkIndex', number>
>;

/**
 * Loads a page as Lighthouse's phone: 412 px, a slow line and a processor at a quarter, both computed from a trace.
 *
 * @param file for the report
 * @throws Error if Lighthouse cannot be installed or fails six times
 */
export async function runLighthouse(url: string, file: string): Promise<LighthouseScores> {
  if (!existsSync(CLI)) await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  const flags = [...chromiumArgs(), '--headless=new', '--ignore-certificate-errors'];
  const executablePath = chromiumPath();
  const args = [
    CLI,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--enable-error-reporting=false',
    `--chrome-flags=${flags.join(' ')}`,
  ];
  const env: Record<string, string> = executablePath ? { CHROME_PATH: executablePath } : {};
  for (let attempt = 1; ; attempt += 1) {
    // On a busy machine some loads have no trace, and Lighthouse's advice is to run it again.
    const error = await run(process.execPath, args, env).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    if (error === undefined) break;
    if (attempt === MAX_ATTEMPTS) throw error;
  }
  const { environment, categories } = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const scoreOf = (name: keyof typeof categories) => Math.round(categories[name].score * 100);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** Not `spawnSync`: this process serves the files of the remotes. */
async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(command, args, {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${path.basename(command)} ${args[0]} failed.`);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { ROOT } from '../project/root.ts';
import { chromiumArgs, chromiumPath } from '../site/chromium.ts';

/** Has its own packages, as no other part of the project needs them. */
const FOLDER = path.join(ROOT, 'shared/tooling/lighthouse');
const CLI = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');

const MAX_ATTEMPTS = 6;

const audit = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});

export interface LighthouseResult {
  /** Performance, 0 to 100. */
  score: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** Speed of the machine's processor: Lighthouse slows it down by the same factor on each. */
  benchmarkIndex: number;
}

/**
 * Loads a page as Lighthouse's phone: 412 px, a slow line and a processor at a quarter, both computed from a trace.
 *
 * @param file for the report
 * @throws Error if Lighthouse cannot be installed or fails six times
 */
export async function runLighthouse(url: string, file: string): Promise<LighthouseResult> {
  if (!existsSync(CLI)) await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  const flags = [...chromiumArgs(), '--headless=new', '--ignore-certificate-errors'];
  const executablePath = chromiumPath();
  const args = [
    CLI,
    url,
    '--quiet',
    '--only-categories=performance',
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
  const { environment, categories, audits } = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    score: Math.round(categories.performance.score * 100),
    firstPaintMs: audits['first-contentful-paint'].numericValue,
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PORT_VARIABLES, type SiteSettings } from '../project/settings.ts';
import { portsOf } from '../site/site.ts';

/** The line above the addresses (`announcement.ts`). */
const ADDRESSES = 'The shop is running.';

/** A site that `npm start` runs. */
export interface StartedSite {
  /** From the start of the process to the printed addresses. */
  seconds: number;
  stop: () => Promise<void>;
}

/**
 * Runs `npm start` without its installation, until it prints its addresses. The start has no limit of time here: it fails
 * when it makes no progress.
 *
 * @param folder of the project's copy
 * @param settings ports and data folder
 * @throws Error with the output if the start fails
 */
export async function startSiteIn(folder: string, settings: SiteSettings, signal: AbortSignal): Promise<StartedSite> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['shared/tooling/src/site/start.ts'], {
    cwd: folder,
    env: { ...process.env, ...variablesOf(settings) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  const onAbort = () => void stop();
  signal.addEventListener('abort', onAbort, { once: true });
  let output = '';
  const announced = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(ADDRESSES)) resolve();
      });
    }
  });
  await Promise.race([announced, ended]);
  signal.removeEventListener('abort', onAbort);
  if (!output.includes(ADDRESSES)) throw new Error(`The start ended without addresses.\n${output}`);
  return { seconds: (performance.now() - startedAt) / 1_000, stop };
}

function variablesOf(settings: SiteSettings): Record<string, string> {
  const ports = portsOf(settings).map(({ app, port }) => [PORT_VARIABLES[app], String(port)]);
  return { ...Object.fromEntries(ports), DATA_DIR: settings.dataDir };
}

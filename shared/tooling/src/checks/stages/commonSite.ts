import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { ROOT } from '../../project/root.ts';

export interface CommonSite {
  /** Variables for Playwright: the addresses of the running site. */
  env: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
}

const envSchema = z.record(z.string(), z.string());

/**
 * Starts the site that most browser tests share, in a process of its own, while other tests run.
 *
 * @returns undefined if it did not become ready: Playwright then starts it itself, and reports the error
 */
export async function startCommonSite(): Promise<CommonSite | undefined> {
  const child = spawn(process.execPath, ['e2e/support/commonSite.ts'], {
    cwd: ROOT,
    // The site stops when this channel closes, so it does not outlive this process.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  if (!child.stdout) throw new Error('The site was started without a pipe for its addresses.');
  for await (const line of createInterface({ input: child.stdout })) {
    // Lines before it are the steps of the start.
    if (!line.startsWith('{')) continue;
    return {
      env: envSchema.parse(JSON.parse(line)),
      stop: async () => {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  await ended;
  return undefined;
}

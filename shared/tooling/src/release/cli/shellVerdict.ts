import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { ROOT } from '../../project/root.ts';

/** What a shell says about a release. */
export interface Verdict {
  isLive: boolean;
  text: string;
}

/**
 * Waits until every process of the shell on this machine has taken or refused a release, as `deploy/update.sh` does for containers.
 *
 * @param seconds that it waits at most
 * @returns undefined if no shell is running
 */
export async function shellVerdict(
  port: number,
  remote: string,
  release: string,
  seconds: number,
): Promise<Verdict | undefined> {
  if (!(await isListening(port))) return undefined;
  const script = path.join(ROOT, 'deploy/shell/verdict.mjs');
  const child = spawn(process.execPath, [script, remote, release, String(seconds)], {
    env: { ...process.env, SHELL_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await once(child, 'close');
  return { isLive: child.exitCode === 0, text: text.trim() };
}

async function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

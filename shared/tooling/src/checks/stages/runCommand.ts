import { spawn } from 'node:child_process';
import { ROOT } from '../../project/root.ts';

export interface CommandOptions {
  env?: Readonly<Record<string, string>>;
  /** True for a command that prints at once, such as a test runner. Others print their output only if they fail. */
  hasProgress?: boolean;
  /** Interrupts the command, which then ends as it does after Ctrl-C. */
  signal?: AbortSignal;
}

/** Runs a command in the project's folder. @returns true if it ended with exit code 0 */
export function runCommand([command = '', ...args]: readonly string[], options: CommandOptions = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: options.hasProgress ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, npm_config_loglevel: 'error', ...options.env },
      ...(options.signal && { signal: options.signal, killSignal: 'SIGINT' as const }),
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => {
      if (options.signal?.aborted) return;
      console.error(`${command} could not be started: ${error.message}. Install the dependencies with npm install.`);
      resolve(false);
    });
    child.on('exit', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

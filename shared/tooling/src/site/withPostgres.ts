/**
 * `node withPostgres.ts command …`: runs a command with a PostgreSQL server in DATABASE_URL. Without that variable, a server
 * is started for the duration of the command.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { postgresServer } from './privatePostgres.ts';

const [command = '', ...args] = process.argv.slice(2);
const configuredUrl = process.env['DATABASE_URL'];
const server = configuredUrl ? undefined : await postgresServer();
try {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: configuredUrl ?? server?.url },
  });
  // The signal ends the command, and then the server is stopped.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code]: unknown[] = await once(child, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
} finally {
  await server?.stop();
}

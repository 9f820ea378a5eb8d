/**
 * `node withPostgres.ts command …`: runs a command with a PostgreSQL server in DATABASE_URL: the one that stands there
 * already, else one of its own that lives as long as the command.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { postgresServer } from './privatePostgres.ts';

const [command = '', ...args] = process.argv.slice(2);
const given = process.env['DATABASE_URL'];
const server = given ? undefined : await postgresServer();
try {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: given ?? server?.url },
  });
  // The server has to be stopped, too, so it is the command that ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code]: unknown[] = await once(child, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
} finally {
  await server?.stop();
}

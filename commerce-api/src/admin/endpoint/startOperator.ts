import { randomBytes } from 'node:crypto';
import { hasCode } from '../../model/hasCode.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Change } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/openDatabase.ts';
import { buildOperatorApp } from './operatorApp.ts';
import { isAnyAddress, ownAddressOf } from './ownAddress.ts';
import { removeOperatorFile, writeOperatorFile } from './operatorFile.ts';

interface StartDeps {
  config: Config;
  database: Database;
  onChanged: (change: Change) => void;
}

/**
 * Starts the operator's endpoint, and writes its address and secret into the data folder for the command line.
 *
 * @throws Error if the port is taken, or the host is not of this machine
 */
export async function startOperator({ config, database, onChanged }: StartDeps): Promise<{ stop(): Promise<void> }> {
  const { port } = config.operator;
  const host = await ownAddressOf(config.operator.host);
  const secret = randomBytes(32).toString('base64url');
  const app = buildOperatorApp({
    secret,
    config,
    db: database.db,
    withDeps: (work) =>
      database.unlimited((db) => work({ db, engine: database.engine, config, log: app.log, onChanged })),
  });
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    if (!hasCode(error, 'EADDRINUSE')) throw error;
    throw new Error(`Port ${port} is taken. Stop what listens there, or set OPERATOR_PORT to another one.`, {
      cause: error,
    });
  }
  const address = app.server.address();
  const bound = address !== null && typeof address === 'object' ? address.port : port;
  const access = { url: `http://${isAnyAddress(host) ? '127.0.0.1' : bracketed(host)}:${bound}`, secret };
  await writeOperatorFile(config.dataDir, access);
  return {
    async stop() {
      await removeOperatorFile(config.dataDir, access);
      await app.close();
    },
  };
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

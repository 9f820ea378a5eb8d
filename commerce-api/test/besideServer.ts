import { startApi, type Api } from './api.ts';
import { onDatabase } from './onDatabase.ts';

/**
 * Runs work on the database of a running server. One process can open the embedded database, so on it the server is stopped
 * meanwhile.
 *
 * @param env of a server that has to be started again
 * @returns the server that runs afterwards
 */
export async function besideServer(
  api: Api,
  work: () => Promise<unknown>,
  env: Record<string, string> = {},
): Promise<Api> {
  if (api.databaseUrl !== undefined) {
    await work();
    return api;
  }
  await api.end();
  await work();
  return startApi({ ...env, DATA_DIR: api.dataDir });
}

/** The result of a body on the database of a running server (`onDatabase`), and the server that runs afterwards. */
export async function onRunningDatabase(
  api: Api,
  body: string,
  env: Record<string, string> = {},
): Promise<[result: unknown, api: Api]> {
  let result: unknown;
  const next = await besideServer(
    api,
    async () => {
      result = await onDatabase(api, body);
    },
    env,
  );
  return [result, next];
}

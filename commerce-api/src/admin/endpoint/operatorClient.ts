import * as z from 'zod';
import { hasCode } from '../../model/hasCode.ts';
import type { Config } from '../../platform/config/config.ts';
import { actorOf } from '../actorOf.ts';
import type { Command, Result } from '../command.ts';
import { UsageError } from '../usageError.ts';
import { readOperatorFile, type OperatorAccess } from './operatorFile.ts';

/** A process that was killed leaves its file: its port is closed, or its container with its address is gone. */
const GONE = ['ECONNREFUSED', 'EHOSTUNREACH'];
/** Longest run of a command in the server: an import of a large catalog takes minutes. */
const TIMEOUT_MS = 30 * 60_000;

const responseShape = z.union([
  z.object({ result: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]) }),
  z.object({ error: z.object({ code: z.string(), message: z.string() }) }),
]);

/**
 * Runs a command in the running server. Returns undefined if no server runs.
 *
 * @param actor as given; the server knows that of a key
 * @throws UsageError or Error with the message of the server
 */
export async function runInProcess(
  { operator, dataDir }: Config,
  command: Command,
  input: object,
  { actor, isDryRun }: { actor: string | undefined; isDryRun: boolean },
): Promise<Result | undefined> {
  const isConfigured = operator.url !== undefined;
  const access = isConfigured ? configuredAccess(operator) : await readOperatorFile(dataDir);
  if (!access) return undefined;
  const author = { actor: isConfigured ? actor : actorOf(actor), isDryRun };
  const response = await post(access, command, { input, ...author }).catch((error: unknown) => {
    if (!isConfigured && error instanceof Error && GONE.some((code) => hasCode(error.cause, code))) return undefined;
    throw new Error(`The server at ${access.url} does not respond: ${reasonOf(error)}.`, { cause: error });
  });
  if (!response) return undefined;
  const parsed = responseShape.safeParse(await response.json());
  if (!parsed.success)
    throw new Error(`${access.url} responded with status ${response.status}, not as an operator's endpoint.`);
  if ('result' in parsed.data) return parsed.data.result;
  const { code, message } = parsed.data.error;
  throw code === 'USAGE' ? new UsageError(message) : new Error(message);
}

function configuredAccess({ url, key }: Config['operator']): OperatorAccess {
  if (url === undefined || key === undefined) {
    throw new Error('OPERATOR_URL needs OPERATOR_KEY, a key of that server. See operator add.');
  }
  return { url, secret: key };
}

function post({ url, secret }: OperatorAccess, { name }: Command, body: object): Promise<Response> {
  return fetch(new URL(`/${name.replaceAll(' ', '/')}`, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { daysBefore, shopDate } from '../src/markets/shopDate.ts';
import type { Api } from './api.ts';
import { request } from './request.ts';

const accessShape = z.object({ url: z.string(), secret: z.string() });
const responseShape = z.union([
  z.object({ result: z.unknown() }).strict(),
  z.object({ error: z.object({ code: z.string(), message: z.string() }) }),
]);

export interface OperatorResponse {
  status: number;
  result: unknown;
  /** Undefined for a success. */
  code: string | undefined;
  message: string | undefined;
}

/** Address and secret of the operator's endpoint of a running server. */
export function operatorAccess({ dataDir }: Pick<Api, 'dataDir'>): z.infer<typeof accessShape> {
  return accessShape.parse(JSON.parse(readFileSync(join(dataDir, 'operator.json'), 'utf8')));
}

/** Runs a command through the operator's endpoint: with the secret of its machine as karin, or with a key. */
export async function operate(
  api: Pick<Api, 'dataDir'>,
  name: string,
  input: object = {},
  options: { isDryRun?: boolean; secret?: string; actor?: string | undefined } = {},
): Promise<OperatorResponse> {
  const { url, secret } = operatorAccess(api);
  const { secret: other = secret, ...rest } = options;
  const response = await request(`${url}/${name.replaceAll(' ', '/')}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${other}`, 'content-type': 'application/json' },
    body: JSON.stringify({ input, actor: 'karin', ...rest }),
  });
  const body = responseShape.parse(await response.json());
  const error = 'error' in body ? body.error : undefined;
  return {
    status: response.status,
    result: 'result' in body ? body.result : undefined,
    code: error?.code,
    message: error?.message,
  };
}

/** Creates the key of an operator for some commands, for a month. */
export async function createKey(api: Pick<Api, 'dataDir'>, name: string, ...command: string[]): Promise<string> {
  const { result } = await operate(api, 'operator add', { name, command, until: inDays(30) });
  return z.object({ key: z.string() }).parse(result).key;
}

/** Runs a command with the key of an operator, who is its actor. */
export async function operateWith(
  api: Pick<Api, 'dataDir'>,
  key: string,
  name: string,
  input: object = {},
): Promise<OperatorResponse> {
  return operate(api, name, input, { secret: key, actor: undefined });
}

/** The day in this many days, `yyyy-mm-dd`: the end of a key is a day from now on. */
export function inDays(days: number): string {
  return daysBefore(shopDate(), -days);
}

/**
 * The operator of a test file.
 *
 * @param api called at each command, as the server starts after this call
 */
export function operatorOf(api: () => Pick<Api, 'dataDir'>) {
  return {
    /** @throws Error with the message of a failed command */
    run: async (name: string, input: object = {}): Promise<unknown> => {
      const { result, message } = await operate(api(), name, input);
      if (message !== undefined) throw new Error(message);
      return result;
    },
    codeOf: async (name: string, input: object) => (await operate(api(), name, input)).code,
    messageOf: async (name: string, input: object) => (await operate(api(), name, input)).message,
  };
}

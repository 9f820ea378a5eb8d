import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/db/openDatabase.ts';
import { EVERY_COMMAND } from '../keys/commandPatterns.ts';
import { findOperatorKey, type KeyState } from '../keys/operatorKeys.ts';

/** What a request may do, and for whom. */
export interface Access {
  /** Name of the key. Undefined: the secret of this machine, whose user names the actor of each command. */
  name: string | undefined;
  /** Patterns of the commands that it opens. */
  commands: readonly string[];
}

export type Authentication =
  | { access: Access }
  /** `operator` is the name of an expired or removed key. */
  | { refusal: 'missing' | 'wrong' | Exclude<KeyState, 'valid'>; operator?: string };

interface Credentials {
  /** The user of a browser's login; undefined for a bearer. */
  user: string | undefined;
  key: string;
}

/**
 * Authenticates a request by the key of an operator, or by the secret of this machine. Programs send it as bearer. Browsers send it as
 * the password of HTTP Basic, with the name of the key as user.
 */
export async function authenticate(
  header: string | undefined,
  { secret, db }: { secret: string; db: Db },
): Promise<Authentication> {
  if (header === undefined) return { refusal: 'missing' };
  const credentials = credentialsFrom(header);
  if (!credentials) return { refusal: 'wrong' };
  const { user, key } = credentials;
  if (timingSafeEqual(digestOf(key), digestOf(secret))) return { access: { name: user, commands: [EVERY_COMMAND] } };
  const found = await findOperatorKey(db, key);
  if (!found || (user !== undefined && user !== found.name)) return { refusal: 'wrong' };
  const { state, name, commands } = found;
  return state === 'valid' ? { access: { name, commands } } : { refusal: state, operator: name };
}

function credentialsFrom(header: string): Credentials | undefined {
  const [, scheme = '', value = ''] = /^(bearer|basic) +(\S+)$/i.exec(header) ?? [];
  if (scheme.toLowerCase() === 'bearer') return { user: undefined, key: value };
  const [, user, key] = /^([^:]{1,100}):(.+)$/.exec(Buffer.from(value, 'base64').toString('utf8')) ?? [];
  return user === undefined || key === undefined ? undefined : { user, key };
}

/** Digests have the same length, which the comparison requires. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

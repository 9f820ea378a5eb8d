import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../platform/db/openDatabase.ts';
import type { AuthLimits } from '../platform/config/authConfig.ts';
import { addAttempt, clearAttempts, secondsUntilBelow, type LimitedKey } from '../platform/limits/attempts.ts';

/** Below the 10 s that clients wait for a response. */
const MAX_DELAY_MS = 4_000;
const DELAY_STEP_MS = 200;

export interface Attempt {
  email: string;
  /** Network of the client, see `clientNetwork`. */
  network: string;
  isRegistration: boolean;
}

/**
 * Seconds until the attempt is allowed; 0 if it is allowed now. There are two limits: a low one for the name in this network,
 * and a higher one for the network. Attempts from other networks count for neither, so they cannot lock a customer out.
 */
export async function secondsUntilAttempt(db: Db, attempt: Attempt, limits: AuthLimits): Promise<number> {
  return secondsUntilBelow(db, limitedKeys(attempt, limits));
}

/**
 * Counts an attempt before its password is verified.
 *
 * A name that is tried from many networks is slowed down but never locked: each attempt above `slowAfter` waits longer, up
 * to 4 s. The owner can log in after that wait, while an attacker needs a new network for every ten guesses. A lock with an
 * exception for known devices was rejected: it locks the owner out on a new device.
 *
 * @returns seconds to wait if concurrent requests have reached a limit, else 0
 */
export async function countLoginAttempt(db: Db, attempt: Attempt, limits: AuthLimits): Promise<number> {
  const { windowSeconds, slowAfter } = limits;
  let wait = 0;
  for (const { key, limit, seconds } of limitedKeys(attempt, limits)) {
    // Sequential: two requests that lock the same rows in different order would deadlock.
    const { count, left } = await addAttempt(db, key, seconds);
    if (count > limit) wait = Math.max(wait, left);
  }
  if (wait > 0) return wait;
  const { count } = await addAttempt(db, `auth ${attempt.email}`, windowSeconds);
  if (count > slowAfter) await sleep(Math.min(MAX_DELAY_MS, (count - slowAfter) * DELAY_STEP_MS));
  return 0;
}

/** Clears the failed attempts of this name and network after a successful login. */
export async function forgetLoginAttempts(db: Db, attempt: Attempt): Promise<void> {
  await clearAttempts(db, keyOf(attempt));
}

function limitedKeys(attempt: Attempt, limits: AuthLimits): LimitedKey[] {
  const { network, isRegistration } = attempt;
  const { windowSeconds: seconds, perNameAndNetwork, perNetwork, registrationsPerNetwork } = limits;
  return [
    { key: keyOf(attempt), limit: perNameAndNetwork, seconds },
    { key: `auth ${network}`, limit: perNetwork, seconds },
    ...(isRegistration ? [{ key: `register ${network}`, limit: registrationsPerNetwork, seconds }] : []),
  ];
}

function keyOf({ email, network }: Attempt): string {
  return `auth ${email} ${network}`;
}

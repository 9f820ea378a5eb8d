import { setTimeout as delay } from 'node:timers/promises';
import { POLL_TIMEOUT_MS } from '../../shared/testing/testLimits.js';

const INTERVAL_MS = 20;

/** Reads until the value is accepted. @returns the last value, which may not be accepted after `POLL_TIMEOUT_MS` */
export async function eventually<Value>(
  read: () => Value | Promise<Value>,
  isAccepted: (value: Value) => boolean,
): Promise<Value> {
  const end = Date.now() + POLL_TIMEOUT_MS;
  let value = await read();
  while (!isAccepted(value) && Date.now() < end) {
    await delay(INTERVAL_MS);
    value = await read();
  }
  return value;
}

/** Reads until the value equals the expected one, and fails after `POLL_TIMEOUT_MS`. */
export async function expectEventually<Value>(read: () => Value | Promise<Value>, expected: unknown): Promise<void> {
  const isExpected = (value: Value) => {
    try {
      expect(value).toEqual(expected);
      return true;
    } catch {
      return false;
    }
  };
  expect(await eventually(read, isExpected)).toEqual(expected);
}

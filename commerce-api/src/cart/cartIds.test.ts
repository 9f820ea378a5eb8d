import { createHmac } from 'node:crypto';
import { secretsFrom } from '../auth/secrets.ts';
import { isGuid } from '../model/isGuid.ts';
import { isIssuedCartId, newCartId } from './cartIds.ts';

const secretsOf = (auth: string) => secretsFrom({ auth, sign: 'sign' });
const secrets = secretsOf('auth');

test('a new cart id is a UUID that differs each time', () => {
  const ids = Array.from({ length: 100 }, () => newCartId(secrets));

  expect(ids.every(isGuid)).toBe(true);
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
});

test('only ids of the same secrets are recognized', () => {
  const id = newCartId(secrets);

  expect(isIssuedCartId(id, secrets)).toBe(true);
  expect(isIssuedCartId(id.toUpperCase(), secrets)).toBe(true);
  expect(isIssuedCartId(id, secretsOf('other'))).toBe(false);
  expect(isIssuedCartId(`${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`, secrets)).toBe(false);
  expect(isIssuedCartId('8a6e0804-2bd0-4672-b79d-d97027f9071a', secrets)).toBe(false);
  expect(isIssuedCartId('not an id', secrets)).toBe(false);
});

test('half of an id is an HMAC of the other half', () => {
  const bytes = Buffer.from(newCartId(secrets).replaceAll('-', ''), 'hex');
  const random = bytes.subarray(6, 14);

  const tag = createHmac('sha256', secrets.cartIds[0]).update(random).digest().subarray(0, 8);

  expect(Buffer.concat([bytes.subarray(0, 6), bytes.subarray(14)]).equals(tag)).toBe(true);
});

test('an id with another bit is unknown', () => {
  const id = BigInt(`0x${newCartId(secrets).replaceAll('-', '')}`);
  const changed = Array.from({ length: 128 }, (_none, bit) =>
    (id ^ (1n << BigInt(bit))).toString(16).padStart(32, '0'),
  );

  expect(changed.filter((other) => isIssuedCartId(other, secrets))).toEqual([]);
});

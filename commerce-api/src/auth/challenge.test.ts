import { challengeFor, expiryOf, sign } from './challenge.ts';
import { secretsFrom, type Secrets } from './secrets.ts';

const USER = 'astrid.lind@hemvist.example';
const NOON = Date.parse('2026-03-01T12:00:00Z');
const secrets = secretsOf('a');

function secretsOf(letter: string): Secrets {
  return secretsFrom({ auth: letter.repeat(32), sign: letter.toUpperCase().repeat(32) });
}

test('a challenge is valid for two minutes', () => {
  const signature = sign(challengeFor(USER, secrets, NOON), secrets);

  expect(expiryOf(signature, USER, secrets, NOON + 119_000)).toEqual(new Date(NOON + 120_000));
  expect(expiryOf(signature, USER, secrets, NOON + 120_000)).toBeUndefined();
});

test('a challenge needs no escaping in a URL', () => {
  const challenge = challengeFor(USER, secrets, NOON);

  expect(encodeURIComponent(challenge)).toBe(challenge);
});

test.each([
  ['of another user', () => sign(challengeFor('someone@else.example', secrets, NOON), secrets)],
  ['created by another service', () => sign(challengeFor(USER, secretsOf('b'), NOON), secrets)],
  ['signed by another service', () => sign(challengeFor(USER, secrets, NOON), secretsOf('b'))],
  ['without parts', () => sign('', secrets)],
  ['signed for another time', () => ({ ...sign(challengeFor(USER, secrets, NOON), secrets), timestamp: 'later' })],
])('a challenge %s is rejected', (_what, made) => {
  expect(expiryOf(made(), USER, secrets, NOON)).toBeUndefined();
});

test('a challenge and its signature survive a rotation of both secrets', () => {
  const signature = sign(challengeFor(USER, secrets, NOON), secrets);
  const previous = { previousAuth: 'a'.repeat(32), previousSign: 'A'.repeat(32) };
  const rotated = secretsFrom({ auth: 'c'.repeat(32), sign: 'C'.repeat(32), ...previous });

  expect(expiryOf(signature, USER, rotated, NOON)).toEqual(new Date(NOON + 120_000));
});

test('a challenge is not signed with the key of the access tokens', () => {
  const { tokens, challenges } = secrets;

  expect(Buffer.from(challenges[0]).equals(tokens[0].key)).toBe(false);
});

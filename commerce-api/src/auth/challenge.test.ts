import { challengeFor, expiryOf, sign } from './challenge.ts';
import type { Secrets } from './secrets.ts';

const USER = 'astrid.lind@hemvist.example';
const NOON = Date.parse('2026-03-01T12:00:00Z');
const secrets = secretsOf('a');

function secretsOf(letter: string): Secrets {
  const bytes = (text: string) => new TextEncoder().encode(text.repeat(32));
  return { auth: bytes(letter), sign: bytes(letter.toUpperCase()) };
}

test('a challenge is good for two minutes', () => {
  const signature = sign(challengeFor(USER, secrets, NOON), secrets);

  expect(expiryOf(signature, USER, secrets, NOON + 119_000)).toEqual(new Date(NOON + 120_000));
  expect(expiryOf(signature, USER, secrets, NOON + 120_000)).toBeUndefined();
});

test('a challenge stands in an address as it is', () => {
  const challenge = challengeFor(USER, secrets, NOON);

  expect(encodeURIComponent(challenge)).toBe(challenge);
});

test.each([
  ['of another user', () => sign(challengeFor('someone@else.example', secrets, NOON), secrets)],
  ['that another service made', () => sign(challengeFor(USER, secretsOf('b'), NOON), secrets)],
  ['that another service signed', () => sign(challengeFor(USER, secrets, NOON), secretsOf('b'))],
  ['of no parts', () => sign('', secrets)],
  ['signed for another time', () => ({ ...sign(challengeFor(USER, secrets, NOON), secrets), timestamp: 'later' })],
])('a challenge %s is not accepted', (_what, made) => {
  expect(expiryOf(made(), USER, secrets, NOON)).toBeUndefined();
});

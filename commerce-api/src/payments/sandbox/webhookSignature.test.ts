import { signedReference, signWebhook, SIGNATURE_HEADER } from './webhookSignature.ts';

const secret = new TextEncoder().encode('a secret of the sandbox');
const reference = `sandbox-${'0a'.repeat(16)}`;
const body = JSON.stringify({ reference });
const NOW = 1_700_000_000_000;

function read(signature: string | undefined, text = body, key = secret): string | null {
  return signedReference({ [SIGNATURE_HEADER]: signature }, text, key, NOW);
}

test('a signed webhook names its payment', () => {
  expect(read(signWebhook(body, secret, NOW))).toBe(reference);
});

test.each<[name: string, result: () => string | null]>([
  ['without a signature', () => read(undefined)],
  ['with a signature of another secret', () => read(signWebhook(body, new TextEncoder().encode('other'), NOW))],
  ['with another body', () => read(signWebhook(body, secret, NOW), body.replace('0a', '0b'))],
  ['with another time', () => read(signWebhook(body, secret, NOW).replace(`t=${NOW}`, `t=${NOW + 1}`))],
  ['older than five minutes', () => read(signWebhook(body, secret, NOW - 300_001))],
  ['with a signature that is no hex', () => read(`t=${NOW},v1=${'z'.repeat(64)}`)],
  ['with a body that is no JSON', () => read(signWebhook('{', secret, NOW), '{')],
  ['with a reference of another form', () => read(signWebhook('{"reference":"1"}', secret, NOW), '{"reference":"1"}')],
])('a webhook %s is refused', (_name, result) => {
  expect(result()).toBeNull();
});

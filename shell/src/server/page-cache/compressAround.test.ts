import { zstdDecompressSync } from 'node:zlib';
import { newNonce } from '../http/newNonce.ts';
import { compressAround } from './compressAround.ts';
import { joinedBy } from './parts.ts';

const product = (id: number) => `<li class="card"><a href="/p/knoppar/${id}">Svamp knopp, ask ${id}</a></li>`;
const document = ['<style nonce="', `">${'.card{color:red}'.repeat(500)}</style><script nonce="`, '">'].concat(
  Array.from({ length: 20 }, (_, at) => `${product(at).repeat(40)}<script nonce="`),
);

test.each([
  ['a document', document],
  ['two nonces side by side', ['a', '', 'b']],
  ['nonces at both ends', ['', '<p>', '']],
  ['no nonce', ['<p>']],
  ['an empty document', ['']],
])('%s: each visitor can read it with their nonce', async (_what, texts) => {
  const parts = texts.map((text) => Buffer.from(text));

  const encoded = await compressAround(parts, newNonce);

  expect(encoded).toHaveLength(parts.length);
  for (const nonce of [newNonce(), newNonce(), 'A'.repeat(24)]) {
    expect(zstdDecompressSync(joinedBy(nonce, encoded ?? [])).toString()).toBe(texts.join(nonce));
  }
});

test('a document gets smaller', async () => {
  const parts = document.map((text) => Buffer.from(text));

  const encoded = await compressAround(parts, newNonce);

  expect(joinedBy(newNonce(), encoded ?? []).length).toBeLessThan(joinedBy(newNonce(), parts).length / 10);
});

test('a document is not compressed if the nonce is not stored as it is', async () => {
  const parts = document.map((text) => Buffer.from(text));

  // The compressor stores a repetition as a reference to the first.
  await expect(compressAround(parts, () => 'the same text every time')).resolves.toBeUndefined();
});

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Originals } from './originals.ts';

const folder = mkdtempSync(join(tmpdir(), 'originals-'));
const products = join(folder, 'product');
beforeAll(() => mkdirSync(products));
afterAll(() => rmSync(folder, { recursive: true }));

/** Simulates a file system that stores times in whole seconds. */
function add(name: string, second: number): void {
  writeFileSync(join(products, name), name);
  utimesSync(products, second, second);
}

test('an image added within the same clock tick as the previous one is found', async () => {
  const originals = new Originals(folder);
  const now = Math.floor(Date.now() / 1000);
  add('one.webp', now);
  const one = await originals.find('product', 'one.webp');
  add('two.webp', now);

  expect(one).toMatchObject({ file: join(products, 'one.webp'), mediaType: 'image/webp', bytes: 8 });
  expect(await originals.find('product', 'two.webp')).toMatchObject({ file: join(products, 'two.webp') });
});

test('a kind without a folder has no images', async () => {
  expect(await new Originals(folder).find('brand', 'one.webp')).toBeUndefined();
});

import sharp from 'sharp';
import * as z from 'zod';
import { startApi, type Api } from '../../../test/api.ts';
import { operatorOf } from '../../../test/operator.ts';
import { placeOrder } from '../../../test/placeOrder.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ LIMIT_ORDERS_PER_EMAIL: '1000/day' });
});
afterAll(() => api.stop());
const { run, codeOf, messageOf } = operatorOf(() => api);

async function setCode(code: string) {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  await api.runOperation('mutation ($id: String!) { addToCart(id: $id, item: { skuId: 301, quantity: 1 }) { id } }', {
    id,
  });
  const set = await api.runOperation(
    'mutation ($id: String!, $code: String!) { setCartPromoCode(id: $id, promoCode: $code) { promoCode } }',
    { id, code },
  );
  return { cartId: id, code: set.code };
}

const order = (promoCode: string, email: string) =>
  placeOrder(api, { items: [[301, 1]], promoCode, checkout: { email } });

test('a promo code ends with its uses: in all, and by each customer', async () => {
  await run('promo create', { code: 'en-gång', percent: 10, 'max-uses': 2, 'max-uses-per-customer': 1 });

  const first = await order('EN-GÅNG', 'ada@example.se');
  const again = await order('EN-GÅNG', 'ada@example.se');
  const second = await order('EN-GÅNG', 'bo@example.se');

  expect([first, again, second].map((placed) => placed !== undefined)).toEqual([true, false, true]);
  expect((await setCode('EN-GÅNG')).code).toBe('InvalidPromoCode');
  // A canceled order gives its use back.
  await run('order cancel', { order: second?.orderId });
  expect((await setCode('EN-GÅNG')).code).toBeUndefined();
  expect(await run('promo list')).toContainEqual(expect.objectContaining({ code: 'EN-GÅNG', uses: 1, maxUses: 2 }));
});

test('two orders at once cannot share the last use of a code', async () => {
  await run('promo create', { code: 'SISTA', percent: 10, 'max-uses': 1 });

  const placed = await Promise.all(['cia@example.se', 'dan@example.se'].map((email) => order('SISTA', email)));

  // An order that comes after the last use is placed at the full price, so orders are not counted.
  expect(placed.some((one) => one !== undefined)).toBe(true);
  expect(await run('promo list')).toContainEqual(expect.objectContaining({ code: 'SISTA', uses: 1, maxUses: 1 }));
});

test('a promo code is valid between its dates, and until it is ended', async () => {
  await run('promo create', { code: 'GAMMAL', percent: 10, until: '2020-01-01' });
  await run('promo create', { code: 'SENARE', percent: 10, from: '2999-01-01' });
  await run('promo create', { code: 'NU', percent: 10, from: '2020-01-01', until: '2999-01-01', min: ['SEK:50'] });

  const codes = [];
  for (const code of ['GAMMAL', 'SENARE', 'NU']) codes.push((await setCode(code)).code);
  await run('promo end', { code: 'NU' });

  expect(codes).toEqual(['InvalidPromoCode', 'InvalidPromoCode', undefined]);
  expect((await setCode('NU')).code).toBe('InvalidPromoCode');
  expect(await codeOf('promo create', { code: 'NU', percent: 10 })).toBe('FAILED');
  expect(await codeOf('promo create', { code: 'XY', percent: 101 })).toBe('USAGE');
  expect(await codeOf('promo create', { code: 'XY', percent: 10, amount: ['SEK:50'] })).toBe('USAGE');
  expect(await codeOf('promo create', { code: 'XY', amount: ['SEK:50'] })).toBe('USAGE');
  const amount = ['SEK:50', 'EUR:5', 'NOK:50', 'DKK:40'];
  expect(await run('promo create', { code: 'FEMTIO', amount })).toMatchObject({ amount: { SEK: 5_000 } });
  expect((await setCode('FEMTIO')).code).toBeUndefined();
});

test('an uploaded image is checked, stored without metadata, served and shown on its product', async () => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 500, channels: 3, background: '#24453a' } }).withExif({
      IFD0: { Artist: 'Karin' },
    });
  const upload = { in: (await picture(400).jpeg().toBuffer()).toString('base64'), name: 'ny-bild.jpg' };
  const small = { in: (await picture(100).jpeg().toBuffer()).toString('base64'), name: 'liten.jpg' };

  await run('image upload', { ...upload, product: '2', 'alt-sv': 'Ny bild', 'alt-en': 'New image' });

  const raw = await api.get('/images/product/raw/ny-bild.jpg');
  expect([raw.status, (await sharp(Buffer.from(await raw.arrayBuffer())).metadata()).exif]).toEqual([200, undefined]);
  const { data } = await api.runOperation('{ product(productId: 2) { productImages { fileName } } }');
  expect(data['product']).toMatchObject({ productImages: expect.arrayContaining([{ fileName: 'ny-bild.jpg' }]) });
  expect(await codeOf('image upload', upload)).toBe('FAILED');
  expect(await codeOf('image upload', small)).toBe('FAILED');
  expect(await codeOf('image upload', { ...upload, name: 'ny.png' })).toBe('FAILED');
  expect(await codeOf('image upload', { ...upload, name: '../x.jpg' })).toBe('USAGE');
  expect(await codeOf('image upload', { in: 'bm90IGFuIGltYWdl', name: 'text.jpg' })).toBe('FAILED');
});

test('an image of a widget is served, and a widget can show it', async () => {
  const image = sharp({ create: { width: 640, height: 320, channels: 3, background: '#24453a' } });
  const upload = { in: (await image.webp().toBuffer()).toString('base64'), name: 'ny-banner.webp', kind: 'pagewidget' };

  await run('image upload', upload);

  expect((await api.get('/images/pagewidget/raw/ny-banner.webp')).status).toBe(200);
  expect((await api.get('/images/product/raw/ny-banner.webp')).status).toBe(404);
  expect(await codeOf('image upload', upload)).toBe('FAILED');
  expect(await codeOf('image upload', { ...upload, replace: true })).toBeUndefined();
  expect(await codeOf('image upload', { ...upload, kind: 'banner' })).toBe('USAGE');
});

test('one product is found by article number, exported, changed and written back', async () => {
  const products = z.array(z.looseObject({ id: z.number(), name: z.object({ sv: z.string(), en: z.string() }) }));
  const exported = products.parse(await run('product export', { product: '3' }));
  const found = z
    .array(z.looseObject({ articleNumber: z.string() }))
    .parse(await run('product find', { text: 'kula' }));

  await run('product set', { in: exported.map((product) => ({ ...product, name: { sv: 'Kula stor', en: 'Ball' } })) });

  const { data } = await api.runOperation('{ product(productId: 3) { name } }');
  expect(data['product']).toEqual({ name: 'Kula stor' });
  expect(await run('product find', { text: found[0]?.articleNumber })).toMatchObject([
    { product: 3, name: 'Kula stor' },
  ]);
  expect(await run('product show', { product: '3' })).toMatchObject({ name: 'Kula stor' });
});

test('a copy of a product needs its own aliases and SKU ids', async () => {
  const shape = z.array(
    z.looseObject({
      id: z.number(),
      alias: z.object({ sv: z.string(), en: z.string() }),
      articleNumber: z.string(),
      skus: z.array(z.looseObject({ id: z.number(), articleNumber: z.string() })),
    }),
  );
  const [original] = shape.parse(await run('product export', { product: '3' }));
  if (!original) throw new Error('Product 3 was not exported.');
  const copy = {
    ...original,
    id: 903,
    images: [],
    relatedIds: [],
    skus: original.skus.map((sku) => ({ ...sku, id: sku.id + 900, articleNumber: `${sku.articleNumber}-K` })),
  };
  const alias = { sv: 'kula-kopia', en: 'kula-copy' };

  expect(await messageOf('product set', { in: [copy] })).toMatch(/^Product 903: the alias .+ belongs to product 3\./);
  expect(await messageOf('product set', { in: [{ ...copy, alias, skus: original.skus }] })).toMatch(
    /^Product 903: the SKU id \d+ belongs to product 3\./,
  );
  const sameNumbers = copy.skus.map(({ id, articleNumber }) => ({
    ...original.skus[0],
    id,
    articleNumber: articleNumber.replace('-K', ''),
  }));
  expect(await messageOf('product set', { in: [{ ...copy, alias, skus: sameNumbers }] })).toMatch(
    /^Product 903: the article number .+ belongs to product 3\./,
  );
  await run('product set', { in: [{ ...copy, alias }] });

  const { data } = await api.runOperation(
    '{ product(productId: 903) { alias } original: product(productId: 3) { skus { skuId } } }',
  );
  expect(data).toEqual({
    product: { alias: 'kula-kopia' },
    original: { skus: original.skus.map(({ id }) => ({ skuId: id })) },
  });
});

test('a campaign is set and ended alone', async () => {
  const campaign = {
    id: 77,
    kind: 'percentage',
    percent: 50,
    alias: { sv: 'halva', en: 'half' },
    name: { sv: 'Halva priset', en: 'Half price' },
    productIds: [2],
  };
  const price = async () =>
    (await api.runOperation('{ product(productId: 2) { unitPrice { isDiscounted } } }')).data['product'];
  const before = await price();

  await run('campaign set', { in: [campaign] });
  const during = await price();
  await run('campaign end', { id: 77 });

  expect([before, during, await price()]).toEqual([
    { unitPrice: { isDiscounted: false } },
    { unitPrice: { isDiscounted: true } },
    { unitPrice: { isDiscounted: false } },
  ]);
  expect(await codeOf('campaign end', { id: 9_999 })).toBe('FAILED');
});

test('expired personal data is deleted on request', async () => {
  expect(await run('retention run')).toMatchObject({ command: 'retention run', deleted: expect.any(Object) });
});

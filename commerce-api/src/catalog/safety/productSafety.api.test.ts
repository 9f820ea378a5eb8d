import * as z from 'zod';
import { startApi, type Api } from '../../../test/api.ts';
import { operate, operatorOf } from '../../../test/operator.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
const { run, codeOf, messageOf } = operatorOf(() => api);

async function safetyOf(productId: number, languageId = 'sv-SE'): Promise<unknown> {
  const contact = '{ name address electronicAddress }';
  const { data, message } = await api.runOperation(
    `{ product(productId: ${productId}, languageId: "${languageId}") {
      safety { manufacturer ${contact} responsiblePerson ${contact} warnings }
    } }`,
  );
  expect(message).toBeUndefined();
  return z.object({ product: z.object({ safety: z.unknown() }) }).parse(data).product.safety;
}

async function missing(): Promise<unknown> {
  const rows = z.array(z.looseObject({ product: z.int(), articleNumber: z.string(), missing: z.string() }));
  return rows
    .parse(await run('product safety', { missing: true }))
    .map(({ product, articleNumber, missing: parts }) => [product, articleNumber, parts]);
}

const LINDVARP = {
  name: 'Lindvarp Brass Ltd',
  electronicAddress: 'safety@lindvarp.example',
  address: '4 Foundry Lane, Birmingham B1 1AA, Storbritannien',
};
const LINDVARP_IMPORT = {
  name: 'Lindvarp Import GmbH',
  electronicAddress: 'https://import.example/lindvarp',
  address: 'Messingweg 2, 20095 Hamburg, Tyskland',
};

test('a product has the manufacturer and responsible person of its brand and its own warnings, in both languages', async () => {
  expect(await safetyOf(1)).toEqual({
    manufacturer: LINDVARP,
    responsiblePerson: LINDVARP_IMPORT,
    warnings: ['Små delar kan sväljas.', 'Vassa kanter.'],
  });
  expect(await safetyOf(1, 'en-US')).toEqual({
    manufacturer: { ...LINDVARP, address: '4 Foundry Lane, Birmingham B1 1AA, United Kingdom' },
    responsiblePerson: { ...LINDVARP_IMPORT, address: 'Messingweg 2, 20095 Hamburg, Germany' },
    warnings: ['Small parts can be swallowed.', 'Sharp edges.'],
  });
});

test('a product with its own manufacturer has it instead of the one of its brand', async () => {
  expect(await safetyOf(2)).toEqual({
    manufacturer: {
      name: 'Svartsmide AB',
      address: 'Smedgatan 1, 111 22 Stockholm, Sverige',
      electronicAddress: 'smed@svart.example',
    },
    responsiblePerson: null,
    warnings: null,
  });
});

test('an operator finds the active products without a manufacturer and sets it for their brand', async () => {
  const own = { missing: 'manufacturer' };
  expect(await safetyOf(3)).toBeNull();
  expect(await missing()).toEqual([3, 4, 5, 6, 7].map((id) => [id, `P-${id}`, own.missing]));
  expect(await operate(api, 'import', { in: { version: 1 } }, { isDryRun: true })).toMatchObject({
    result: { products: 0, withoutSafetyData: 5 },
  });
  const company = { name: 'Ärla Form', address: '1 Lathe Street, Boston', contact: 'hi@arla.example', country: 'us' };

  await run('brand set-manufacturer', { brand: 'arla-form', ...company });

  expect(await missing()).toEqual([3, 4, 5, 6, 7].map((id) => [id, `P-${id}`, 'responsible person']));
  const person = {
    name: 'Ärla Import',
    address: 'Hamngatan 1, Göteborg',
    contact: 'https://arla.example',
    country: 'SE',
  };
  await run('brand set-responsible-person', { brand: '2', ...person });

  expect(await missing()).toEqual([]);
  expect(await safetyOf(3, 'en-US')).toEqual({
    manufacturer: {
      name: 'Ärla Form',
      address: '1 Lathe Street, Boston, United States',
      electronicAddress: 'hi@arla.example',
    },
    responsiblePerson: {
      name: 'Ärla Import',
      address: 'Hamngatan 1, Göteborg, Sweden',
      electronicAddress: 'https://arla.example',
    },
    warnings: null,
  });
  expect(await run('brand list')).toMatchObject([{ alias: 'lindvarp' }, { manufacturer: { country: 'US' } }]);
  expect(await operate(api, 'import', { in: { version: 1 } }, { isDryRun: true })).toMatchObject({
    result: { withoutSafetyData: 0 },
  });
});

test('a product that is exported, changed and written back has its own manufacturer and warnings', async () => {
  const exported = z.array(z.looseObject({ id: z.int() })).parse(await run('product export', { product: '4' }));
  const manufacturer = { name: 'Glashyttan' };
  const warnings = [{ sv: 'Varm.', en: 'Hot.' }];

  await run('product set', { in: exported.map((product) => ({ ...product, manufacturer, warnings })) });

  expect(await safetyOf(4)).toEqual({
    manufacturer: { name: 'Glashyttan', address: null, electronicAddress: null },
    responsiblePerson: null,
    warnings: ['Varm.'],
  });
  expect(await missing()).toEqual([
    [4, 'P-4', 'manufacturer: postal address, manufacturer: electronic address, manufacturer: country'],
  ]);
});

test('an invalid contact and an unknown brand are refused', async () => {
  const company = { name: 'Ärla', address: 'Gatan 1', contact: 'kontakt@arla.example', country: 'SE' };

  expect(await codeOf('brand set-manufacturer', { brand: '1', ...company, contact: 'javascript:x()' })).toBe('USAGE');
  expect(await codeOf('brand set-manufacturer', { brand: '1', ...company, country: 'Sverige' })).toBe('USAGE');
  expect(await codeOf('brand set-manufacturer', { brand: '1', ...company, address: undefined })).toBe('USAGE');
  expect(await messageOf('brand set-manufacturer', { brand: 'okänd', ...company })).toBe(
    'There is no brand okänd. Expected an id or an alias: see brand list.',
  );
});

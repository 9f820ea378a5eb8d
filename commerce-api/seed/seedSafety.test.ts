import { missingSafetyData } from '../src/catalog/safety/missingSafetyData.ts';
import { safetyContactsOf } from '../src/catalog/safety/safetyContactsOf.ts';
import { readSeed } from '../src/seed/readSeed.ts';
import type { CatalogEntries } from '../src/model/catalogEntries.ts';

/** Categories whose products need warnings: lamps, candle holders, shelves, brackets, mirrors, stools and knobs. */
const WITH_WARNINGS = ['lighting', 'candle-holders', 'shelves', 'shelf-brackets', 'mirrors', 'stools', 'knobs'];

let data: CatalogEntries;
beforeAll(async () => {
  data = await readSeed(__dirname);
});

test('every active product of the seed has the data of its manufacturer', () => {
  const brands = new Map(data.brands.map((brand) => [brand.id, brand]));
  const missing = data.products
    .filter(({ active }) => active)
    .map((product) => ({
      key: product.key,
      missing: missingSafetyData(safetyContactsOf(product, brands.get(product.brandId))),
    }));

  expect(missing.length).toBeGreaterThan(50);
  expect(missing.filter((product) => product.missing.length > 0)).toEqual([]);
});

test('the addresses of manufacturers are not in use', () => {
  for (const { name, manufacturer } of data.brands) {
    expect([name, manufacturer?.electronicAddress]).toEqual([name, expect.stringMatching(/@[a-z]+\.example$/)]);
  }
});

test('products that can hurt someone have warnings', () => {
  const parents = new Map(data.categories.map(({ id, parentId }) => [id, parentId]));
  const risky = new Set(data.categories.filter(({ alias }) => WITH_WARNINGS.includes(alias.en)).map(({ id }) => id));
  const needsWarning = (id: number): boolean => risky.has(id) || needsWarningAbove(parents.get(id) ?? 0);
  const needsWarningAbove = (id: number): boolean => id !== 0 && needsWarning(id);

  expect(risky.size).toBe(WITH_WARNINGS.length);
  for (const { key, categoryIds, warnings } of data.products) {
    if (categoryIds.some(needsWarning)) expect([key, warnings]).toEqual([key, expect.any(Array)]);
  }
});

test('the watts and kilograms of a warning are those of the specification', () => {
  const limits = data.products.flatMap(({ key, parameters, warnings }) => {
    const specified = parameters.filter((parameter) => /load|socket/.test(parameter.key)).map(({ value }) => value.sv);
    return [...JSON.stringify(warnings).matchAll(/\d+\s(?:kg|W)/g)].map(([limit]) => ({ key, limit, specified }));
  });

  expect(limits.length).toBeGreaterThan(20);
  for (const { key, limit, specified } of limits) {
    expect([key, specified]).toEqual([key, [expect.stringContaining(limit.replace(/\s/, ' '))]]);
  }
});

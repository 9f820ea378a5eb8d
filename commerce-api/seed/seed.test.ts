import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { productPath } from '../src/catalog/urls.ts';
import { vatRate } from '../src/catalog/vatRate.ts';
import { CURRENCY_CODES } from '../src/markets/channels.ts';
import { readSeed } from '../src/seed/readSeed.ts';
import type { Localized, AreaFilterEntry, CatalogEntries, MenuItemEntry } from '../src/model/catalogEntries.ts';
import { linksIn, repeated, textsIn } from '../test/seedChecks.ts';
import { seedMarkets } from '../test/seedMarkets.ts';

const LANGUAGES = ['sv', 'en'] as const;
const MAX_IMAGE_BYTES = 30_000_000;
let data: CatalogEntries;
beforeAll(async () => {
  data = await readSeed(__dirname);
});

function imagesOf(type: string): string[] {
  return readdirSync(join(__dirname, 'images', type)).sort();
}

function pathsOf(language: 'sv' | 'en'): Set<string> {
  const home = language === 'sv' ? '' : '/en';
  const categories = new Map(data.categories.map((category) => [category.id, category]));
  const routes =
    language === 'sv'
      ? ['/allt', '/rea', '/varumarken', '/cookies', '/favoriter', '/hitta-order', '/pythagoras-planeringsverktyg']
      : ['/allt', '/sale', '/brands', '/cookies', '/favorites', '/find-order', '/pythagoras-planeringsverktyg'];
  const paths = [
    ...routes,
    ...data.categories.map(({ parentId, alias }) => {
      const parent = categories.get(parentId)?.alias[language];
      return `/c/${parent ? `${parent}/` : ''}${alias[language]}`;
    }),
    ...data.brands.map(({ alias }) => `/b/${alias}`),
    ...data.campaigns.map(({ alias }) => `/dc/${alias[language]}`),
    ...data.pages.flatMap(({ alias }) => (alias ? [`/${alias[language]}`] : [])),
  ];
  return new Set(paths.map((path) => home + path));
}

function aliasesOf(entities: readonly { alias: Localized }[]): Set<string> {
  return new Set(entities.map(({ alias: { sv, en } }) => `${sv} ${en}`));
}

function itemsOf(items: readonly MenuItemEntry[], depth = 1): { item: MenuItemEntry; depth: number }[] {
  return items.flatMap((item) => [{ item, depth }, ...itemsOf(item.children ?? [], depth + 1)]);
}

/** Links that leave the shop: to its mail and phone, and to the authority of the privacy page. */
const OTHER_LINKS = /^(mailto:|tel:|https:\/\/(www\.imy\.se|europa\.eu)(\/|$))/;

describe('references', () => {
  test('every category has a known parent and contains a product', () => {
    const used = new Set(data.products.flatMap(({ categoryIds }) => categoryIds));
    const parents = new Map(data.categories.map(({ id, parentId }) => [id, parentId]));
    // Iterating over a set includes items that are added meanwhile, so this adds all ancestors.
    for (const id of used) used.add(parents.get(id) ?? 0);

    expect(data.categories.filter(({ parentId }) => parentId !== 0 && !parents.has(parentId))).toEqual([]);
    expect(data.categories.filter(({ id }) => !used.has(id))).toEqual([]);
  });

  test('every product references an existing brand, categories and four to six other products', () => {
    const brands = new Set(data.brands.map(({ id }) => id));
    const categories = new Set(data.categories.map(({ id }) => id));
    const products = new Set(data.products.map(({ id }) => id));

    for (const { id, key, brandId, categoryIds, relatedIds, accessoryIds, similarIds } of data.products) {
      const others = [...relatedIds, ...accessoryIds, ...similarIds];
      expect({ key, brand: brands.has(brandId) }).toEqual({ key, brand: true });
      expect({ key, unknown: categoryIds.filter((one) => !categories.has(one)) }).toEqual({ key, unknown: [] });
      expect({ key, unknown: others.filter((one) => !products.has(one) || one === id) }).toEqual({ key, unknown: [] });
      expect({ key, repeated: repeated(others) }).toEqual({ key, repeated: [] });
      expect({ key, enough: others.length >= 4 && others.length <= 6 }).toEqual({ key, enough: true });
    }
  });

  test('hardware, hooks, shelves and lamps have a warranty of 20 years, and only their texts promise it', () => {
    const parents = new Map(data.categories.map(({ id, parentId }) => [id, parentId]));
    const rootOf = (id: number): number => {
      const parent = parents.get(id) ?? 0;
      return parent === 0 ? id : rootOf(parent);
    };
    const covered = new Set(['hardware', 'shelves', 'lighting']);
    const roots = new Set(data.categories.filter(({ alias }) => covered.has(alias.en)).map(({ id }) => id));

    for (const { key, categoryIds, parameters, texts } of data.products) {
      const hasWarranty = categoryIds.some((id) => roots.has(rootOf(id)));
      const warranty = parameters.find((parameter) => parameter.key === 'warranty')?.value;
      expect({ key, warranty }).toEqual({ key, warranty: hasWarranty ? { sv: '20 år', en: '20 years' } : undefined });
      expect({ key, promised: /20 års|20-year/.test(JSON.stringify(texts)) }).toEqual({ key, promised: hasWarranty });
    }
  });

  test('every SKU has outer measures, and large ones are stools, long shelves, rails and mirrors', () => {
    const skus = data.products.flatMap(({ key, skus: sizes }) => sizes.map((sku) => ({ key, ...sku })));
    const sidesOf = ({ length, width, height }: (typeof skus)[number]['dimensions']) =>
      [length, width, height].toSorted((left, right) => right - left);
    const isLarge = ([longest = 0, , shortest = 0]: number[]) => longest > 600 || shortest > 300;

    expect(skus.filter(({ dimensions }) => sidesOf(dimensions).includes(0))).toEqual([]);
    const large = skus
      .filter(({ dimensions }) => isLarge(sidesOf(dimensions)))
      .map(({ key = '' }) => key.split('-')[0]);
    expect(new Set(large)).toEqual(new Set(['stool', 'shelf', 'ledge', 'rail', 'mirror']));
  });

  test('some products have accessories and similar products', () => {
    expect(data.products.some(({ accessoryIds }) => accessoryIds.length > 0)).toBe(true);
    expect(data.products.some(({ similarIds }) => similarIds.length > 0)).toBe(true);
  });

  test('there is a campaign of each kind, for existing products and categories', () => {
    const products = new Set(data.products.map(({ id }) => id));
    const categories = new Set(data.categories.map(({ id }) => id));

    const kinds = data.campaigns.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['sale', 'percentage', 'fixed_amount', 'tiered']));
    for (const { id, productIds, categoryIds } of data.campaigns) {
      expect({ id, some: productIds.length + categoryIds.length > 0 }).toEqual({ id, some: true });
      expect({ id, unknown: productIds.filter((one) => !products.has(one)) }).toEqual({ id, unknown: [] });
      expect({ id, unknown: categoryIds.filter((one) => !categories.has(one)) }).toEqual({ id, unknown: [] });
    }
  });

  test('sales contain exactly the products with a reduced price', () => {
    const onSale = data.products
      .filter(({ sellingPrice, regularPrice }) =>
        CURRENCY_CODES.some((code) => sellingPrice[code] < regularPrice[code]),
      )
      .map(({ id }) => id);

    const inCampaigns = data.campaigns.filter(({ kind }) => kind === 'sale').flatMap(({ productIds }) => productIds);

    expect(inCampaigns.toSorted((a, b) => a - b)).toEqual(onSale.toSorted((a, b) => a - b));
  });

  test('every VAT class of a product has a rate in the country of every market, on every day', () => {
    const markets = seedMarkets().channels.flatMap((channel) => channel.markets);
    const vatRates = data.vatRates;

    for (const vatClass of new Set(data.products.map((product) => product.vatClass))) {
      for (const market of markets) {
        for (const day of ['2024-08-31', '2026-11-21', '2099-12-31']) {
          expect(vatRate({ vatRates }, { market }, vatClass, day)).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  test('a moved URL points to an existing page and is not itself one', () => {
    const category = new Map(data.categories.map(({ id, alias }) => [id, alias]));
    const products = data.products.flatMap(({ categoryIds, alias }) => {
      const path = productPath(category.get(categoryIds[0] ?? 0), alias);
      return [path('sv'), path('en')];
    });
    const paths = new Set([...pathsOf('sv'), ...pathsOf('en'), ...products]);

    expect(data.urlHistory.length).toBeGreaterThan(0);
    expect(data.urlHistory.filter(({ oldUrl, newUrl }) => paths.has(oldUrl) || !paths.has(newUrl))).toEqual([]);
  });

  test('menus have at most three levels and link to existing pages', () => {
    const entities: Record<string, Set<unknown>> = {
      category: new Set(data.categories.map(({ id }) => id)),
      brand: new Set(data.brands.map(({ id }) => id)),
      product: new Set(data.products.map(({ id }) => id)),
      page: new Set(data.pages.map(({ key }) => key)),
      discountCampaign: new Set(data.campaigns.map(({ id }) => id)),
    };
    const sv = pathsOf('sv');
    const en = pathsOf('en');
    const hasTarget = ({ type, target }: MenuItemEntry) =>
      typeof target === 'object'
        ? type === 'custom' && sv.has(target.sv) && en.has(target.en)
        : entities[type]?.has(target);

    const all = data.menus.flatMap(({ location, items }) => itemsOf(items).map((found) => ({ location, ...found })));
    expect(
      all.filter(({ item }) => !hasTarget(item)).map(({ location, item }) => `${location}: ${item.label.sv}`),
    ).toEqual([]);
    expect(all.filter(({ depth }) => depth > 3)).toEqual([]);
  });

  test('each department of the main menu has two images, and the sale and the planning tool have a link', () => {
    const main = data.menus.filter(({ location }) => location.startsWith('main-'));

    expect(main).toHaveLength(4);
    for (const { items } of main) {
      const departments = items.filter(({ children }) => children);
      expect(departments.map(({ children = [] }) => children.filter(({ image }) => image).length)).toEqual(
        departments.map(() => 2),
      );
      expect(items.at(-1)).toMatchObject({ label: { sv: 'Rea', en: 'Sale' }, target: { sv: '/rea', en: '/en/sale' } });
      expect(itemsOf(items).filter(({ item }) => item.label.en === 'Plan your wall')).toHaveLength(2);
    }
  });

  test.each(['main-desktop', 'main-mobile', 'footer-first', 'footer-second', 'footer-third'])(
    'the location %s has a menu for either language',
    (location) => {
      const locations = data.menus.map((menu) => menu.location);

      expect(locations).toEqual(expect.arrayContaining([location, `${location}-com`]));
    },
  );

  test('the filters of widget areas reference existing entities', () => {
    const known: Record<AreaFilterEntry['key'], Set<string>> = {
      Product: aliasesOf(data.products),
      DiscountCampaign: aliasesOf(data.campaigns),
      Brand: new Set(data.brands.map(({ alias }) => `${alias} ${alias}`)),
      Category: aliasesOf(data.categories),
    };
    const filters = data.pages.flatMap((page) => page.filters ?? []);

    expect(filters.length).toBeGreaterThan(3);
    expect(filters.filter(({ key, value: { sv, en } }) => !known[key].has(`${sv} ${en}`))).toEqual([]);
  });

  test.each(LANGUAGES)('links in the %s content point to existing pages', (language) => {
    const paths = pathsOf(language);
    const widgets = data.pages.flatMap(({ containers }) => containers.flatMap((container) => container.widgets));
    const links = widgets.flatMap(({ configuration }) => linksIn(configuration[language]));

    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((link) => !paths.has(link.replace(/\?.*/, '')) && !OTHER_LINKS.test(link))).toEqual([]);
  });
});

describe('parameters', () => {
  const valuesOf = (key: string, language: 'sv' | 'en') =>
    new Set(
      data.products
        .flatMap(({ parameters }) => parameters)
        .flatMap((one) => (one.key === key ? one.value[language] : [])),
    );

  test.each(LANGUAGES)('the %s color filter has at most ten color families, and no material', (language) => {
    const colors = valuesOf('color', language);

    expect(colors.size).toBeLessThanOrEqual(10);
    expect([...valuesOf('material', language)].filter((material) => colors.has(material))).toEqual([]);
  });

  test('every product belongs to a color family and names its exact color', () => {
    for (const { key, color, parameters } of data.products) {
      const exact = parameters.find((one) => one.key === 'shade');
      const family = parameters.find((one) => one.key === 'color');
      expect({ key, exact: exact?.value }).toEqual({ key, exact: color?.name });
      expect({ key, filter: family?.filter, show: family?.show }).toEqual({ key, filter: true, show: false });
    }
  });
});

describe('content', () => {
  test('every widget type that the storefront renders is used, and the two that only other clients render', () => {
    const widgets = data.pages.flatMap(({ containers }) => containers.flatMap((container) => container.widgets));
    const rendered = ['Banner', 'Buttons', 'HTML', 'Image', 'Product list', 'Rich text', 'Text'];

    expect(new Set(widgets.map(({ name }) => name))).toEqual(new Set([...rendered, 'JSON', 'Video']));
  });

  test('a JSON widget contains valid JSON', () => {
    const widgets = data.pages.flatMap(({ containers }) => containers.flatMap((container) => container.widgets));

    for (const { configuration } of widgets.filter(({ name }) => name === 'JSON')) {
      for (const language of LANGUAGES)
        expect(JSON.parse(String(configuration[language]['json']))).toEqual(expect.anything());
    }
  });

  test.each(['about', 'shipping', 'returns', 'payment', 'terms', 'customer-service', 'privacy', 'accessibility'])(
    'the page %s has an alias in both languages and is linked in a footer menu of both sites',
    (key) => {
      const page = data.pages.find((one) => one.key === key);

      expect(page?.alias?.sv).not.toBe(page?.alias?.en);
      for (const suffix of ['', '-com']) {
        const foot = data.menus.filter(({ location }) => new RegExp(`^footer-\\w+${suffix}$`).test(location));
        expect(foot.flatMap(({ items }) => items.map(({ target }) => target))).toContain(key);
      }
    },
  );
});

describe('images', () => {
  test('the folders contain exactly the images that are used', () => {
    const widgets = data.pages.flatMap(({ containers }) => containers.flatMap((container) => container.widgets));
    const used = {
      product: data.products.flatMap(({ images }) => images.map(({ fileName }) => fileName)),
      category: data.categories.flatMap(({ primaryImage }) => primaryImage ?? []),
      brand: data.brands.flatMap(({ primaryImage }) => primaryImage ?? []),
      pagewidget: [
        ...widgets.flatMap(({ images }) => images),
        ...data.menus.flatMap(({ items }) => itemsOf(items).flatMap(({ item }) => item.image ?? [])),
      ],
    };

    for (const [type, files] of Object.entries(used)) {
      expect({ type, files: imagesOf(type) }).toEqual({ type, files: [...new Set(files)].sort() });
    }
    expect(repeated(used.product)).toEqual([]);
  });

  test('a widget lists the images of its configuration', () => {
    for (const { images, configuration } of data.pages.flatMap(({ containers }) =>
      containers.flatMap(({ widgets }) => widgets),
    )) {
      const rendered = textsIn(configuration).filter(({ path }) => /\/filename/.test(path));

      expect([...new Set(rendered.map(({ text }) => text))].sort()).toEqual([...images].sort());
    }
  });

  test('all images together are smaller than thirty megabytes', () => {
    const types = ['product', 'category', 'brand', 'pagewidget'];
    const bytes = types.flatMap((type) =>
      imagesOf(type).map((file) => statSync(join(__dirname, 'images', type, file)).size),
    );

    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_IMAGE_BYTES);
  });
});

import { CURRENCY_CODES } from '../src/markets/channels.ts';
import { readSeed } from '../src/seed/readSeed.ts';
import type { CatalogEntries } from '../src/model/catalogEntries.ts';
import { isEan13, pairsIn, repeated, textsIn, type FoundPair } from '../test/seedChecks.ts';

const LANGUAGES = ['sv', 'en'] as const;
const ALIAS = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Texts that are equal in both languages, and variables. */
const SAME_WORD =
  /^(Hemvist|Klarna|Svea|Walley|Swish|Beige|Silver|\{\{\w+\}\}|Material|Sand|[\d ×mc]+\((arm|diameter) \d+\))$/;
/** Fields that are not prose. */
const NOT_PROSE = /\/(filename\w*|css|mode|sort|classNames|url|searchParameters\/.*)$/;

const isProse = ({ path, sv }: FoundPair) => /\p{L}{3}/u.test(sv) && !NOT_PROSE.test(path) && !SAME_WORD.test(sv);

let data: CatalogEntries;
beforeAll(async () => {
  data = await readSeed(__dirname);
});

describe('names and numbers', () => {
  test.each(LANGUAGES)('aliases in %s are unique, in lower-case ASCII with hyphens', (language) => {
    const aliases = {
      categories: data.categories.map(({ alias }) => alias[language]),
      products: data.products.map(({ alias }) => alias[language]),
      pages: data.pages.flatMap(({ alias }) => (alias ? [alias[language]] : [])),
      campaigns: data.campaigns.map(({ alias }) => alias[language]),
      brands: data.brands.map(({ alias }) => alias),
    };

    for (const [kind, found] of Object.entries(aliases)) {
      expect({ kind, repeated: repeated(found) }).toEqual({ kind, repeated: [] });
      expect({ kind, odd: found.filter((alias) => !ALIAS.test(alias)) }).toEqual({ kind, odd: [] });
    }
  });

  test('ids, article numbers and bar codes are unique', () => {
    const skus = data.products.flatMap((product) => product.skus);

    expect(repeated(data.categories.map(({ id }) => id))).toEqual([]);
    expect(repeated(data.products.map(({ id }) => id))).toEqual([]);
    expect(repeated(skus.map(({ id }) => id))).toEqual([]);
    expect(repeated(skus.map(({ articleNumber }) => articleNumber))).toEqual([]);
    expect(repeated(skus.flatMap(({ gtin }) => gtin ?? []))).toEqual([]);
  });

  test('bar codes are in-store EAN-13 codes with a correct check digit', () => {
    const codes = data.products.flatMap(({ skus }) => skus.flatMap(({ gtin }) => gtin ?? []));

    expect(codes.length).toBeGreaterThan(50);
    expect(codes.filter((code) => !code.startsWith('2') || !isEan13(code))).toEqual([]);
  });

  test('selling prices are above zero and at most the regular price', () => {
    for (const { key, regularPrice, sellingPrice } of data.products) {
      for (const currency of CURRENCY_CODES) {
        expect({ key, price: sellingPrice[currency] > 0 }).toEqual({ key, price: true });
        expect({ key, sale: sellingPrice[currency] <= regularPrice[currency] }).toEqual({ key, sale: true });
      }
    }
  });

  test('the stock contains each status: few left, sold out, incoming, back-order, made to order', () => {
    const stocks = data.products.flatMap(({ skus }) => skus.map(({ stock }) => stock));
    const soldOut = stocks.filter(
      ({ inStock, oversellable, static: atMaker }) => inStock + oversellable + atMaker === 0,
    );

    expect(stocks.some(({ inStock }) => inStock > 0 && inStock <= 5)).toBe(true);
    expect(soldOut.some(({ incoming }) => incoming === null)).toBe(true);
    expect(soldOut.some(({ incoming }) => incoming !== null)).toBe(true);
    expect(stocks.some(({ inStock, oversellable }) => inStock === 0 && oversellable > 0)).toBe(true);
    expect(stocks.some(({ inStock, static: atMaker }) => inStock === 0 && atMaker > 0)).toBe(true);
  });

  test('in all products a parameter has one name, and a value one translation', () => {
    const names = new Map<string, string>();
    for (const { key, parameters } of data.products) {
      for (const { key: parameter, name, value, filter } of parameters) {
        const values = { [parameter]: JSON.stringify({ name, filter }), [`${parameter}=${value.sv}`]: value.en };
        for (const [subject, text] of Object.entries(values)) {
          expect({ key, subject, text: names.get(subject) ?? text }).toEqual({ key, subject, text });
          names.set(subject, text);
        }
      }
    }
  });

  test('reviews are marked as samples, have a title and a short text, a first name and a date after that of their product', () => {
    for (const { key, firstAvailableOn, reviews } of data.products) {
      for (const { author, comment, date, sample } of reviews) {
        expect({ key, sample }).toEqual({ key, sample: true });
        expect(author).toMatch(/^\p{Lu}\p{L}+$/u);
        for (const language of LANGUAGES)
          expect(comment[language]).toMatch(/^\p{Lu}[^\n]{3,79}\n\n\p{Lu}[^\n]{9,149}$/u);
        expect({ key, date: date > firstAvailableOn }).toEqual({ key, date: true });
      }
    }
  });
});

describe('texts', () => {
  test('no text is empty or begins or ends with a space', () => {
    expect(textsIn(data).filter(({ text }) => text !== text.trim() || text === '')).toEqual([]);
  });

  test('every text exists in both languages, with different wording', () => {
    const pairs = pairsIn(data);

    expect(pairs.filter(({ en }) => en === '')).toEqual([]);
    expect(pairs.filter((pair) => isProse(pair) && pair.sv === pair.en)).toEqual([]);
  });

  test('product texts use paragraphs, lists and emphasis only', () => {
    for (const { key, texts } of data.products) {
      const tags = [texts.text2, texts.text3].flatMap(({ sv, en }) => `${sv}${en}`.match(/<[^>]*>/g) ?? []);

      expect({ key, odd: tags.filter((tag) => !/^<\/?(p|ul|li|strong)>$/.test(tag)) }).toEqual({ key, odd: [] });
      expect(`${texts.text1.sv}${texts.text1.en}`).not.toMatch(/[<>]/);
    }
  });
});

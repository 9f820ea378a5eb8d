import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { findPages } from './findPages.ts';

const SEED = path.resolve(import.meta.dirname, '../../../commerce-api/seed');
/** Share of the examples with a right page among the first three. */
const MIN_SHARE = 0.95;

const localized = z.object({ sv: z.string(), en: z.string() });
const pagesShape = z.array(
  z.object({
    key: z.string(),
    alias: z.nullable(localized),
    title: localized,
    meta: z.object({ description: localized, keywords: z.optional(localized) }),
  }),
);
const examplesShape = z.array(
  z.object({
    language: z.enum(['sv', 'en']),
    text: z.string(),
    right: z.array(z.object({ pages: z.optional(z.array(z.string())) })),
  }),
);

const seeded = pagesShape.parse(JSON.parse(readFileSync(path.join(SEED, 'pages.json'), 'utf8')));
const examples = examplesShape.parse(JSON.parse(readFileSync(path.join(SEED, 'searchExamples.json'), 'utf8')));

/** The content pages of the demo catalog, as the API returns them, but addressed by key. */
function pagesIn(language: 'sv' | 'en') {
  return seeded
    .filter(({ alias }) => alias !== null)
    .map(({ key, title, meta }) => ({
      title: title[language],
      canonicalUrl: `/${key}`,
      meta: { description: meta.description[language], keywords: meta.keywords?.[language] ?? '' },
    }));
}

const keysOf = (language: 'sv' | 'en', text: string) =>
  findPages(pagesIn(language), text).map(({ path: found }) => found.slice(1));

test('nearly all example searches for content pages find a right page', () => {
  const forPages = examples.filter(({ right }) => right.some(({ pages }) => pages));

  const failing = forPages.filter(({ language, text, right }) => {
    const keys = keysOf(language, text);
    return !right.some(({ pages = [] }) => keys.some((key) => pages.includes(key)));
  });

  const share = 1 - failing.length / forPages.length;
  if (failing.length > 0) console.info(failing.map(({ language, text }) => `${language} "${text}"`).join('\n'));
  expect(forPages.length).toBeGreaterThan(30);
  expect(share).toBeGreaterThanOrEqual(MIN_SHARE);
});

test('a search for products finds no pages', () => {
  const forProducts = examples.filter(({ right }) => right.length > 0 && right.every(({ pages }) => !pages));

  const found = forProducts.map(({ language, text }) => ({ text, keys: keysOf(language, text) }));

  expect(found.filter(({ keys }) => keys.length > 0)).toEqual([]);
});

const PAGES = [
  { title: 'Byten och returer', canonicalUrl: '/returer', meta: { description: 'Mässing', keywords: 'öppet köp' } },
  { title: 'Betalning', canonicalUrl: '/betalning', meta: null },
  { title: 'Utan adress', canonicalUrl: null, meta: null },
  { title: 'Annan webbplats', canonicalUrl: 'https://shop.test/x', meta: null },
];

test.each([
  ['retur', ['/returer']],
  ['RETURER', ['/returer']],
  ['rteurer', ['/returer']],
  ['oppet kop', ['/returer']],
  ['betala', ['/betalning']],
  ['kortbetalning', ['/betalning']],
  ['byten mässing', ['/returer']],
  ['mässing', []],
  ['byten sammet', []],
  ['adress', []],
  ['webbplats', []],
  ['', []],
  ['🪝', []],
])('the search "%s" finds the pages %j', (text, expected) => {
  expect(findPages(PAGES, text).map(({ path: found }) => found)).toEqual(expected);
});

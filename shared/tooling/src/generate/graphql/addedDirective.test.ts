import { parse, print, type DocumentNode } from 'graphql';
import { inBothForms, publishedForm, withAdditions } from './addedDirective.ts';

const REVIEWS = parse(`
  query reviews($alias: String, $sort: ReviewSort @added, $languageId: String) {
    reviews(alias: $alias, sort: $sort) {
      count
      labels(languageId: $languageId) @added
      ...review
      ...author @added
      ... @added { isSample }
    }
  }
  fragment review on Review { rating isVerified @added }
  fragment author on Review { author { ...name } }
  fragment name on Author { name }
`);

test('for our API, only the directive is removed', () => {
  expect(textOf(withAdditions(REVIEWS))).toBe(textOf(parse(print(REVIEWS).replaceAll(' @added', ''))));
});

test('the published form has neither marked nodes nor the arguments, variables and fragments that only they need', () => {
  const published = parse(`
    query reviews($alias: String) { reviews(alias: $alias) { count ...review } }
    fragment review on Review { rating }
  `);

  expect(textOf(publishedForm(REVIEWS))).toBe(textOf(published));
});

test('other directives stay', () => {
  const document = parse('query cart($isShort: Boolean!) { cart { id lines @skip(if: $isShort) } }');

  expect(withAdditions(document)).toBe(document);
  expect(textOf(publishedForm(document))).toBe(textOf(document));
});

test('a marked operation has no published form', () => {
  expect(
    publishedForm(parse('mutation cancelOrder @added { cancelOrder { ...order } } fragment order on Order { id }')),
  ).toBeNull();
});

test('a document has its published form as a property, if that differs', () => {
  const generated = inBothForms(REVIEWS);
  expect(textOf(generated)).toBe(textOf(withAdditions(REVIEWS)));
  expect(textOf(generated.published ?? null)).toBe(textOf(publishedForm(REVIEWS)));

  expect(inBothForms(parse('{ cart { id } }'))).not.toHaveProperty('published');
  expect(inBothForms(parse('query order @added { order { id } }'))).not.toHaveProperty('published');
});

function textOf(document: DocumentNode | null): string {
  return document ? print(document) : '';
}

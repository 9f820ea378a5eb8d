/** @jest-environment jsdom */
import { removeCheckoutDraft, removeExpiredCheckoutDraft } from './checkoutDraftStorage.ts';

const KEY = 'checkout-draft';
const NOW = 1_000;

afterEach(() => localStorage.clear());

test('a draft is removed on request, and other entries stay', () => {
  localStorage.setItem(KEY, '{}');
  localStorage.setItem('recentSearches', '[]');

  removeCheckoutDraft();

  expect(Object.keys(localStorage)).toEqual(['recentSearches']);
});

test.each([
  ['an expired one', JSON.stringify({ expiresAt: NOW }), false],
  ['one of other code', '[', false],
  ['one without a time', '{}', false],
  ['a current one', JSON.stringify({ expiresAt: NOW + 1 }), true],
])('of the drafts, %s is kept: $2', (_what, text, isKept) => {
  localStorage.setItem(KEY, text);

  removeExpiredCheckoutDraft(NOW);

  expect(localStorage.getItem(KEY) !== null).toBe(isKept);
});

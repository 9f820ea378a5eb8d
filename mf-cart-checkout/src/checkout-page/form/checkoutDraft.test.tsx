import { storeDraft, readDraft } from './checkoutDraft.ts';

const DRAFT = { cartId: 'c-1', userName: null, hasOtherAddress: true, values: { firstName: 'Astrid', zip: '111 22' } };
const GUEST = { cartId: 'c-1', userName: null };

afterEach(() => localStorage.clear());

test('a draft is kept for a day, also in a new window', () => {
  storeDraft(DRAFT);
  const storedAt = Date.now();

  expect(readDraft(GUEST)).toEqual(DRAFT);
  expect(readDraft(GUEST)).toEqual(DRAFT);

  jest.useFakeTimers({ now: storedAt + 24 * 60 * 60 * 1_000 + 1_000 });
  expect(readDraft(GUEST)).toBeNull();
  expect(localStorage).toHaveLength(0);
  jest.useRealTimers();
});

test.each(['personalId', 'organizationId'] as const)('a personal identity number as %s is not stored', (name) => {
  storeDraft({ ...DRAFT, values: { ...DRAFT.values, [name]: '19121212-1212' } });

  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('1212');
  expect(readDraft(GUEST)?.values).toEqual(DRAFT.values);
});

test('nothing is stored if nothing was typed', () => {
  storeDraft({ ...DRAFT, values: {} });

  expect(localStorage).toHaveLength(0);
});

test.each([
  ['another cart', { cartId: 'c-2', userName: null }],
  ['another user', { cartId: 'c-1', userName: 'astrid@hemvist.example' }],
])('a draft of %s is removed', (_whose, owner) => {
  storeDraft(DRAFT);

  expect(readDraft(owner)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each([
  'no JSON',
  '[]',
  '{"expiresAt":9e15,"cartId":"c-1","userName":null,"hasOtherAddress":true,"values":{"zip":7}}',
  `{"expiresAt":9e15,"cartId":"c-1","userName":null,"hasOtherAddress":true,"values":{"zip":"${'1'.repeat(201)}"}}`,
])('a changed storage is ignored', (text) => {
  localStorage.setItem('checkout-draft', text);

  expect(readDraft(GUEST)).toBeNull();
});

test('names that are no fields are dropped', () => {
  const values = { __proto__x: 'a', zip: '111 22' };
  localStorage.setItem('checkout-draft', JSON.stringify({ ...DRAFT, values, expiresAt: Date.now() + 1_000 }));

  expect(readDraft(GUEST)?.values).toEqual({ zip: '111 22' });
});

import { storeDraft, takeDraft } from './checkoutDraft.ts';

const DRAFT = { cartId: 'c-1', userName: null, hasOtherAddress: true, values: { firstName: 'Astrid', zip: '111 22' } };
const GUEST = { cartId: 'c-1', userName: null };

afterEach(() => sessionStorage.clear());

test('a draft is taken once', () => {
  storeDraft(DRAFT);

  expect(takeDraft(GUEST)).toEqual(DRAFT);
  expect(takeDraft(GUEST)).toBeNull();
});

test('a personal identity number is not stored', () => {
  storeDraft({ ...DRAFT, values: { ...DRAFT.values, personalId: '19121212-1212' } });

  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('1212');
  expect(takeDraft(GUEST)?.values).toEqual(DRAFT.values);
});

test('nothing is stored if nothing was typed', () => {
  storeDraft({ ...DRAFT, values: {} });

  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['another cart', { cartId: 'c-2', userName: null }],
  ['another user', { cartId: 'c-1', userName: 'astrid@hemvist.example' }],
])('a draft of %s is removed', (_whose, owner) => {
  storeDraft(DRAFT);

  expect(takeDraft(owner)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  'no JSON',
  '[]',
  '{"cartId":"c-1","userName":null,"hasOtherAddress":true,"values":{"zip":7}}',
  `{"cartId":"c-1","userName":null,"hasOtherAddress":true,"values":{"zip":"${'1'.repeat(201)}"}}`,
])('a changed storage is ignored', (text) => {
  sessionStorage.setItem('checkout-draft', text);

  expect(takeDraft(GUEST)).toBeNull();
});

test('names that are no fields are dropped', () => {
  const values = { __proto__x: 'a', zip: '111 22' };
  sessionStorage.setItem('checkout-draft', JSON.stringify({ ...DRAFT, values }));

  expect(takeDraft(GUEST)?.values).toEqual({ zip: '111 22' });
});

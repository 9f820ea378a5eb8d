import { screen, waitFor, within } from '@testing-library/react';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { renderProduct, type ProductOptions } from '../../testing/renderProduct.tsx';

const CUSTOMER = { session: { userName: 'maja@example.se' } };
const ACCEPTED: StubResponse = { data: { postProductReview: true } };
const GENERIC = 'Något gick tyvärr fel...';

async function openForm(answer: StubResponse, options: ProductOptions = {}) {
  const page = await renderProduct({ state: CUSTOMER, api: { postProductReview: answer }, ...options });
  await page.user.click(screen.getByRole('button', { name: 'Skriv ett omdöme' }));
  const form = within(await screen.findByRole('form', { name: 'Skriv ett omdöme' }));
  return {
    ...page,
    form,
    name: form.getByRole('textbox', { name: 'Namn' }),
    comment: form.getByRole('textbox', { name: 'Omdöme' }),
    send: () => page.user.click(form.getByRole('button', { name: 'Skicka omdömet' })),
    rate: () => page.user.click(form.getByRole('radio', { name: '4 av 5' })),
    sent: () => page.calls.filter((call) => call.name === 'postProductReview').map(({ variables }) => variables),
  };
}

test('a visitor is told to log in first, and led there', async () => {
  const { store, user } = await renderProduct();
  expect(screen.getByText('Du måste vara inloggad för att skriva ett omdöme.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skriv ett omdöme' })).not.toBeInTheDocument();
  const logIn = screen.getByRole('link', { name: 'Logga in' });
  expect(logIn).toHaveAttribute('href', '/p/krokar/krok-ek?action=login');

  await user.click(logIn);

  expect(store.getState().panel).toEqual({ name: 'account', frame: 'login' });
});

test('a customer writes a review and is told that it is read before it is shown', async () => {
  const { comment, name, rate, send, sent, user } = await openForm(ACCEPTED);
  expect(name).toHaveFocus();

  await rate();
  await user.type(name, 'Maja');
  await user.type(comment, ' Tung och fin. ');
  await send();

  expect(sent()).toEqual([{ alias: 'krok-ek', rating: 4, author: 'Maja', comment: 'Tung och fin.' }]);
  expect(await screen.findByText('Tack! Vi läser ditt omdöme innan det visas här.')).toHaveFocus();
  expect(screen.queryByRole('form', { name: 'Skriv ett omdöme' })).not.toBeInTheDocument();
});

test.each([
  ['stars', 'Välj ett betyg'],
  ['a name', 'Detta fält är obligatoriskt'],
  ['words', 'Detta fält är obligatoriskt'],
] as const)('PRODUCT-12 a review without %s is not sent, and what is missing is told', async (missing, text) => {
  const { comment, form, name, rate, send, sent, user } = await openForm(ACCEPTED);
  if (missing !== 'stars') await rate();
  if (missing !== 'a name') await user.type(name, 'Maja');
  if (missing !== 'words') await user.type(comment, 'Tung och fin.');

  await send();

  expect(form.getByText(text)).toBeVisible();
  const control = { stars: form.getByRole('radio', { name: '1 av 5' }), 'a name': name, words: comment }[missing];
  await waitFor(() => expect(control).toHaveFocus());
  expect(sent()).toEqual([]);
});

test('name and words are no longer than the shop takes', async () => {
  const { comment, name } = await openForm(ACCEPTED);

  expect(name).toHaveAttribute('maxlength', '50');
  expect(comment).toHaveAttribute('maxlength', '150');
});

test.each<[what: string, answer: StubResponse]>([
  ['the API says no', { data: { postProductReview: false } }],
  ['the API refuses', { refusals: [{ message: 'no', code: 'BAD_INPUT' }] }],
  ['the API does not answer', { failure: { status: 503 } }],
])('when %s what was written stays', async (_what, answer) => {
  const { comment, form, name, rate, send, user } = await openForm(answer);

  await rate();
  await user.type(name, 'Maja');
  await user.type(comment, 'Tung.');
  await send();

  expect(await form.findByRole('alert')).toHaveTextContent(GENERIC);
  expect(form.getByRole('radio', { name: '4 av 5' })).toBeChecked();
  expect(name).toHaveValue('Maja');
  expect(comment).toHaveValue('Tung.');
});

test('a customer whose token has run out gets a new one, and the review is sent once more', async () => {
  let isRenewed = false;
  const renew = async () => {
    isRenewed = true;
  };
  const answer: StubResponse = () =>
    isRenewed ? { data: { postProductReview: true } } : { refusals: [{ message: 'who?', code: 'UNAUTHENTICATED' }] };
  const { comment, name, rate, send, sent, user } = await openForm(answer, {
    auth: { renew },
    api: { postProductReview: answer },
  });

  await rate();
  await user.type(name, 'Maja');
  await user.type(comment, 'Tung.');
  await send();

  expect(await screen.findByText(/^Tack!/)).toBeVisible();
  expect(sent()).toHaveLength(2);
});

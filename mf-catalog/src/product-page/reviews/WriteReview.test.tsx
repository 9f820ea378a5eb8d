import { enterText } from '@hemvaror/testing/enterText';
import { screen, waitFor, within } from '@testing-library/react';
import { atLimit } from '@hemvaror/testing/atLimit';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { renderProduct, type ProductOptions } from '../../testing/renderProduct.tsx';

const CUSTOMER = { session: { userName: 'maja@example.se' } };
const ACCEPTED: StubResponse = { data: { postProductReview: true } };
const GENERIC = 'Något gick tyvärr fel...';

async function openForm(response: StubResponse, options: ProductOptions = {}) {
  const page = await renderProduct({ state: CUSTOMER, api: { postProductReview: response }, ...options });
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

test('a visitor sees that login is required, and the link opens the login panel', async () => {
  const { store, user } = await renderProduct();
  expect(screen.getByText('Du måste vara inloggad för att skriva ett omdöme.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skriv ett omdöme' })).not.toBeInTheDocument();
  const logIn = screen.getByRole('link', { name: 'Logga in' });
  expect(logIn).toHaveAttribute('href', '/p/krokar/krok-ek?action=login');

  await user.click(logIn);

  expect(store.getState().panel).toEqual({ name: 'account', frame: 'login' });
});

test('a customer sends a review and sees that it is moderated before publication', async () => {
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

test('an optional title is sent as the first line of the comment', async () => {
  const { comment, form, name, rate, send, sent, user } = await openForm(ACCEPTED);

  await rate();
  await enterText(user, name, 'Maja');
  await enterText(user, form.getByRole('textbox', { name: /^Rubrik/ }), 'Raka');
  await enterText(user, comment, 'Tung och fin.');
  await send();

  expect(sent()).toMatchObject([{ comment: 'Raka\n\nTung och fin.' }]);
});

test.each([
  ['stars', 'Välj ett betyg'],
  ['a name', 'Detta fält är obligatoriskt'],
  ['a comment', 'Detta fält är obligatoriskt'],
] as const)('a review without %s is not sent and marks the missing field [PRODUCT-12]', async (missing, text) => {
  const { comment, form, name, rate, send, sent, user } = await openForm(ACCEPTED);
  if (missing !== 'stars') await rate();
  if (missing !== 'a name') await enterText(user, name, 'Maja');
  if (missing !== 'a comment') await enterText(user, comment, 'Tung och fin.');

  await send();

  expect(form.getByText(text)).toBeVisible();
  const control = { stars: form.getByRole('radio', { name: '1 av 5' }), 'a name': name, 'a comment': comment }[missing];
  await waitFor(() => expect(control).toHaveFocus());
  expect(sent()).toEqual([]);
});

test('a name without a visible character is refused, and a name and a title are sent cleaned', async () => {
  const { comment, form, name, rate, send, sent, user } = await openForm(ACCEPTED);
  await rate();
  await user.click(name);
  await user.paste('\u200B');
  await enterText(user, comment, 'Tung och fin.');
  await send();
  expect(form.getByText('Detta fält är obligatoriskt')).toBeVisible();
  expect(sent()).toEqual([]);

  await user.click(name);
  await user.paste('Maja\u00A0L');
  await user.click(form.getByRole('textbox', { name: /^Rubrik/ }));
  await user.paste('Raka\u200B');
  await send();

  expect(sent()).toMatchObject([{ author: 'Maja L', comment: 'Raka\n\nTung och fin.' }]);
});

test('name and comment have a maximum length', async () => {
  const { comment, name } = await openForm(ACCEPTED);

  expect(name).toHaveAttribute('maxlength', '50');
  expect(comment).toHaveAttribute('maxlength', '150');
});

test.each<[name: string, response: StubResponse]>([
  ['the API returns false', { data: { postProductReview: false } }],
  ['the API refuses', { refusals: [{ message: 'no', code: 'BAD_INPUT' }] }],
  ['the request fails', { failure: { status: 503 } }],
])('if %s, the entered review stays in the form', async (_case, response) => {
  const { comment, form, name, rate, send, user } = await openForm(response);

  await rate();
  await enterText(user, name, 'Maja');
  await enterText(user, comment, 'Tung.');
  await send();

  expect(await form.findByRole('alert')).toHaveTextContent(GENERIC);
  expect(form.getByRole('radio', { name: '4 av 5' })).toBeChecked();
  expect(name).toHaveValue('Maja');
  expect(comment).toHaveValue('Tung.');
});

test('an expired token is renewed and the review is sent again', async () => {
  let isRenewed = false;
  const renew = async () => {
    isRenewed = true;
  };
  const response: StubResponse = () =>
    isRenewed ? { data: { postProductReview: true } } : { refusals: [{ message: 'who?', code: 'UNAUTHENTICATED' }] };
  const { comment, name, rate, send, sent, user } = await openForm(response, {
    auth: { renew },
    api: { postProductReview: response },
  });

  await rate();
  await enterText(user, name, 'Maja');
  await enterText(user, comment, 'Tung.');
  await send();

  expect(await screen.findByText(/^Tack!/)).toBeVisible();
  expect(sent()).toHaveLength(2);
});

test.each<[from: string, api: Record<string, StubResponse>, text: RegExp]>([
  ['the API', atLimit('postProductReview'), /Försök igen om 12 minuter\.$/],
  ['the network edge', { postProductReview: { failure: { status: 429, retryAfterSeconds: 5 } } }, /om 1 minut\.$/],
])('a limit of %s is named with its end, and the form keeps the text', async (_from, api, text) => {
  const { comment, name, rate, send, user } = await openForm(ACCEPTED, { api });
  await rate();
  await enterText(user, name, 'Maja');
  await enterText(user, comment, 'Tung och fin.');

  await send();

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(GENERIC)).not.toBeInTheDocument();
  expect(comment).toHaveValue('Tung och fin.');
});

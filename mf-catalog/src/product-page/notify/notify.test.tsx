import { screen, within } from '@testing-library/react';
import { enterText } from '@hemvaror/testing/enterText';
import { atLimit } from '@hemvaror/testing/atLimit';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { aSku, aStock } from '@hemvaror/testing/builders/aSku';
import { renderProduct, type ProductOptions } from '../../testing/renderProduct.tsx';

const SIZES = [aSku(), aSku({ skuId: 72, name: '160 mm', stock: aStock(0) })];
const REGISTERED: StubResponse = { data: { monitorProductAvailability: true } };

/** Opens the panel of the sold-out size. */
async function openPanel(response: StubResponse, options: ProductOptions = {}) {
  const page = await renderProduct({
    product: { skus: SIZES },
    api: { monitorProductAvailability: response },
    ...options,
  });
  await page.user.click(screen.getByRole('button', { name: 'Bevaka 160 mm' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Bevaka' }));
  return { ...page, panel, field: panel.getByRole('textbox', { name: 'E-post' }) };
}

test('the back-in-stock form of a sold-out size registers the address and confirms it', async () => {
  const { calls, field, panel, store, user } = await openPanel(REGISTERED);
  expect(store.getState().panel).toEqual({ name: 'notify', frame: '72' });
  expect(panel.getByText('Krok Ek')).toBeVisible();
  expect(panel.getByText('Storlek 160 mm')).toBeVisible();

  await user.type(field, ' maja@example.se ');
  await user.click(panel.getByRole('button', { name: 'Bevaka' }));

  expect(calls.find(({ name }) => name === 'monitorProductAvailability')?.variables).toEqual({
    email: 'maja@example.se',
    skuId: 72,
  });
  const confirmation = await panel.findByText('Tack! Vi skriver till maja@example.se när varan är tillbaka.');
  expect(confirmation).toHaveFocus();
  expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a pasted address is accepted, and registered and confirmed cleaned', async () => {
  const { calls, field, panel, user } = await openPanel(REGISTERED);

  await user.click(field);
  await user.paste('\u202Amaja@example.se\u200B\u202C');
  await user.click(panel.getByRole('button', { name: 'Bevaka' }));

  expect(await panel.findByText('Tack! Vi skriver till maja@example.se när varan är tillbaka.')).toBeVisible();
  expect(calls.at(-1)?.variables).toMatchObject({ email: 'maja@example.se' });
});

test('submitting the panel does not add to the cart', async () => {
  const { calls, field, panel, user } = await openPanel(REGISTERED);

  await enterText(user, field, 'maja@example.se{Enter}');
  await panel.findByText(/^Tack!/);

  expect(calls.map(({ name }) => name)).not.toContain('addToCart');
});

test('an invalid address is not sent', async () => {
  const { calls, field, panel, user } = await openPanel(REGISTERED);

  await enterText(user, field, 'maja');
  await user.click(panel.getByRole('button', { name: 'Bevaka' }));

  expect(panel.getByText('Du måste ange en giltig email')).toBeVisible();
  expect(field).toHaveFocus();
  expect(calls.map(({ name }) => name)).not.toContain('monitorProductAvailability');
});

test.each<[name: string, response: StubResponse]>([
  ['the API returns false', { data: { monitorProductAvailability: false } }],
  ['the request fails', { failure: { status: 503 } }],
])('if %s, the generic error is visible and the address stays in the field', async (_case, response) => {
  const { field, panel, user } = await openPanel(response);

  await enterText(user, field, 'maja@example.se{Enter}');

  expect(await panel.findByRole('alert')).toHaveTextContent('Något gick tyvärr fel...');
  expect(field).toHaveValue('maja@example.se');
});

test("the field is prefilled with the customer's address", async () => {
  const { field } = await openPanel(REGISTERED, { state: { session: { userName: 'oskar@example.se' } } });

  expect(field).toHaveValue('oskar@example.se');
});

test('closing the panel returns the focus to the button', async () => {
  const { panel, user } = await openPanel(REGISTERED);

  await user.click(panel.getByRole('button', { name: 'Stäng' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bevaka 160 mm' })).toHaveFocus();
});

test('a sold-out product with one size has the back-in-stock button instead of the add-to-cart button', async () => {
  const soldOut = { skus: [aSku({ stock: aStock(0) })], totalStock: aStock(0) };
  const { user } = await renderProduct({ product: soldOut });

  await user.click(screen.getByRole('button', { name: 'Bevaka' }));

  const panel = within(await screen.findByRole('dialog', { name: 'Bevaka' }));
  expect(panel.getByText('Krok Ek')).toBeVisible();
  expect(panel.queryByText(/Storlek/)).not.toBeInTheDocument();
});

test('a limit is named with its end, and the panel keeps the address', async () => {
  const { field, panel, user } = await openPanel(REGISTERED, { api: atLimit('monitorProductAvailability') });

  await enterText(user, field, 'maja@example.se{Enter}');

  expect(await panel.findByText('För många försök på kort tid. Försök igen om 12 minuter.')).toBeVisible();
  expect(panel.queryByText('Något gick tyvärr fel...')).not.toBeInTheDocument();
  expect(field).toHaveValue('maja@example.se');
});

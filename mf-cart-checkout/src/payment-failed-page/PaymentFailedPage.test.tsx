import { screen } from '@testing-library/react';
import { aCart } from '@hemvaror/testing/builders/aCart';
import { renderPage } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import * as paymentFailedPage from './PaymentFailedPage.tsx';

test.each([
  ['Error', /^Din order kunde inte skapas/],
  ['OutOfStock', /^En vara i din varukorg är slutsåld/],
  ['BlockedCustomer', /^Du är spärrad hos betalleverantören/],
  ['constructor', /^Något gick fel när din order skulle skapas i Klarna, gå tillbaka för att försöka igen\.$/],
])('a payment that failed with "%s" shows the reason and keeps the cart', async (error, text) => {
  const { cart, calls } = await renderPage(paymentFailedPage, {
    url: `/checkout/klarna-fail?error=${error}`,
    messages,
    cart: aCart(),
  });

  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tillbaka till kassan' })).toHaveAttribute('href', '/kassan');
  expect(cart.getSnapshot().cart?.id).toBe(aCart().id);
  expect(calls).toEqual([]);
});

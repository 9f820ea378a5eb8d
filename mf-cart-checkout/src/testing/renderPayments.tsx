import { screen } from '@testing-library/react';
import type { PageOptions, Rendered } from '@hemvaror/testing/renderPage';
import type { PaymentOptionType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { aCheckout, anInvoice } from './aCheckout.ts';
import { renderCheckout } from './renderCheckout.tsx';

export const paymentOption = (overrides: Partial<PaymentOptionType>) => anInvoice({ isSelected: false, ...overrides });
const card = paymentOption({ id: 30, displayName: 'Kort', logo: 'card', isCredit: false, paymentType: 'GEINS_PAY' });
const klarna = paymentOption({ id: 31, displayName: 'Klarna', logo: 'klarna', paymentType: 'KLARNA' });
const svea = paymentOption({ id: 32, displayName: 'Svea', logo: 'svea', paymentType: 'SVEA' });
export const PAYMENT_OPTIONS = [anInvoice(), card, klarna, svea];

/** The response of an API with `PAYMENT_OPTIONS`, and with a form of the selected provider. */
export function respondWithPayments(checkout: unknown, changes: Parameters<typeof aCheckout>[0] = {}) {
  const selected = paymentIdIn(checkout) ?? 18;
  const paymentOptions = PAYMENT_OPTIONS.map((one) => ({
    ...one,
    isSelected: one.id === selected,
    paymentData: one.id === selected && one.id > 30 ? `<p>${one.displayName}</p>` : null,
  }));
  return { data: { createOrUpdateCheckout: aCheckout({ paymentOptions, ...changes }) } };
}

/** Renders the Swedish checkout with `PAYMENT_OPTIONS`. */
export async function renderPayments(api: PageOptions['api'] = {}, url = '/kassan'): Promise<Rendered> {
  const rendered = await renderCheckout(
    { createOrUpdateCheckout: ({ checkout }) => respondWithPayments(checkout), ...api },
    { url },
  );
  await screen.findByRole('radio', { name: /^Faktura/ });
  return rendered;
}

function paymentIdIn(checkout: unknown): number | null {
  if (typeof checkout !== 'object' || checkout === null || !('paymentId' in checkout)) return null;
  return typeof checkout.paymentId === 'number' ? checkout.paymentId : null;
}

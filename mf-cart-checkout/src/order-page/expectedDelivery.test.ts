import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { aCart, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import { messages } from '../messages/sv.ts';
import { expectedDelivery } from './expectedDelivery.ts';

const t = createI18n('sv', messages).getFixedT(null, 'cart-checkout');
const shipping = aShippingOption(49, { deliveryDates: [{ supply: 'STOCK', from: '2026-12-01', to: '2026-12-03' }] });
const cart = aCart({ summary: aCartSummary({ shipping }) });

test.each([
  ['pending', '2026-12-03', ['tis 1 – tors 3 dec']],
  ['pending', '2026-12-04', []],
  ['pending-payment', '2026-12-01', []],
  ['on-hold', '2026-12-01', []],
])('an order in the status %s is expected on %s: %j', (status, today, expected) => {
  expect(expectedDelivery({ status, cart }, t, { languageId: 'sv-SE', today })).toEqual(expected);
});

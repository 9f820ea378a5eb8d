import type { Pricing } from '../cart/pricing.ts';
import { readCartIn } from '../cart/openCart.ts';
import type { Markets } from '../markets/view.ts';
import type { CheckoutState } from '../model/checkoutState.ts';
import type { OrderDraft } from '../model/orderDraft.ts';
import { consentTypes, TERMS_TYPE } from '../order-rules/consents.ts';
import { refuse, type OrderCandidate, type OrderRefusal } from '../order-rules/orderCandidate.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import type { StoredPayment } from './storedPayment.ts';

interface CandidateDeps {
  markets: Markets;
  pricing: Pricing;
}

/**
 * The cart of a paid draft as it is now, under the locks of its code and its store credit. Requires the locks of cart and payment.
 *
 * @param draft with the contact of the provider
 * @returns the reason, if its market no longer sells
 */
export async function paidCandidate(
  tx: Tx,
  { cartId, customerId, keyHash, reservation }: StoredPayment,
  draft: OrderDraft,
  { markets, pricing }: CandidateDeps,
): Promise<OrderCandidate | OrderRefusal> {
  const { channelId, marketId, language, currency } = draft;
  const view = markets.viewOf({ channelId, marketId, languageId: language });
  if (view.channel.id !== channelId || view.market.id !== marketId || view.currency.code !== currency) {
    return refuse('notDeliverable', 'COUNTRY_NOT_DELIVERED', `The market ${marketId} no longer sells in ${currency}.`);
  }
  const state = stateOf(draft);
  const shopper = { customerId, account: null, keyHash: keyHash ?? undefined, isPlainClient: false };
  const cart = await readCartIn(tx, cartId, view, { ...pricing, shopper, change: () => state });
  if (!cart) return refuse('unavailable', 'CART_NOT_FOUND', 'The cart of the payment no longer exists.');
  return {
    cart,
    cartId,
    state,
    customerId,
    accountEmail: customerId === null ? null : await accountEmailOf(tx, customerId),
    contact: 'given',
    agreed: { by: 'payment', draft, held: reservation },
  };
}

function stateOf({ email, billingAddress, shippingAddress, details, payment, shipping }: OrderDraft): CheckoutState {
  const { identityNumber, customerType, consents } = details;
  return {
    paymentId: payment.id,
    shippingId: shipping.id,
    email,
    customerType,
    ...(identityNumber !== '' && { identityNumber }),
    billingAddress,
    shippingAddress,
    // The release before checked the terms when the payment started, and stored nothing of it.
    acceptedConsents: consents ? consentTypes(consents) : [TERMS_TYPE],
  };
}

async function accountEmailOf(tx: Tx, customerId: number): Promise<string | null> {
  const customer = await tx.selectFrom('customer').select('email').where('id', '=', customerId).executeTakeFirst();
  return customer?.email ?? null;
}

import type { Markets } from '../markets/view.ts';
import type { OrderDraft } from '../model/orderDraft.ts';
import { emailFrom } from '../model/email.ts';
import type { PaymentContact } from '../model/payments.ts';

/**
 * The draft with the email and the address that the provider's form collected. A delivery address that the shopper typed
 * in the checkout stays. `judgeOrder` checks the result.
 */
export function withContact(
  draft: OrderDraft,
  contact: PaymentContact | null,
  markets: Pick<Markets, 'countryCode'>,
): OrderDraft {
  if (!contact) return draft;
  const { billingAddress } = contact;
  const billing = { ...billingAddress, country: markets.countryCode(billingAddress.country) ?? billingAddress.country };
  const isDeliveredElsewhere =
    draft.shippingAddress.addressLine1 !== '' &&
    JSON.stringify(draft.shippingAddress) !== JSON.stringify(draft.billingAddress);
  return {
    ...draft,
    email: emailFrom(contact.email) ?? contact.email,
    billingAddress: billing,
    shippingAddress: isDeliveredElsewhere ? draft.shippingAddress : billing,
  };
}

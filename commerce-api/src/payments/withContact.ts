import { emailFrom } from '@hemvaror/domain/validation/email';
import type { Markets } from '../markets/view.ts';
import { addressFrom } from '../model/address.ts';
import type { OrderDraft } from '../model/orderDraft.ts';
import { orderedAddress } from '../model/orderedFields.ts';
import type { PaymentContact } from '../model/payments.ts';

/**
 * The draft with the email and the address that the provider's form collected. A delivery address that the shopper typed
 * in the checkout stays. `findOrderRefusal` checks the result.
 */
export function withContact(
  draft: OrderDraft,
  contact: PaymentContact | null,
  markets: Pick<Markets, 'countryCode'>,
): OrderDraft {
  if (!contact) return draft;
  const billing = orderedAddress(addressFrom(contact.billingAddress), { markets });
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

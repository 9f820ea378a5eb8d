import type { Markets } from '../markets/view.ts';
import type { OrderDraft } from '../model/orderDraft.ts';
import { emailFrom } from '../model/email.ts';
import type { PaymentContact } from '../model/payments.ts';

const REQUIRED = ['firstName', 'lastName', 'addressLine1', 'zip', 'city', 'country'] as const;

/**
 * The draft with the email and the address that the provider's form collected. A delivery address that the shopper typed
 * in the checkout stays.
 *
 * @returns null if a required field is missing or the country is not that of the draft's prices
 */
export function withContact(
  draft: OrderDraft,
  contact: PaymentContact | null,
  markets: Pick<Markets, 'countryCode'>,
): OrderDraft | null {
  if (!contact) return draft;
  const email = emailFrom(contact.email);
  const { billingAddress } = contact;
  const country = markets.countryCode(billingAddress.country);
  if (!email || REQUIRED.some((field) => billingAddress[field].trim() === '')) return null;
  if (country !== draft.shippingAddress.country) return null;
  const billing = { ...billingAddress, country };
  const isDeliveredElsewhere =
    draft.shippingAddress.addressLine1 !== '' &&
    JSON.stringify(draft.shippingAddress) !== JSON.stringify(draft.billingAddress);
  return {
    ...draft,
    email,
    billingAddress: billing,
    shippingAddress: isDeliveredElsewhere ? draft.shippingAddress : billing,
  };
}

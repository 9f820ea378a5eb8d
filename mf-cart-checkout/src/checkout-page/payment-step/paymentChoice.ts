import { compact } from '@hemvaror/domain/compact';
import { defaultPayment, offeredPayments } from '@hemvaror/domain/payment/offeredPayments';
import { isCredit, type PaymentType } from '@hemvaror/domain/payment/paymentMethod';
import type { CustomerType } from '@hemvaror/runtime/state/siteSlice';
import { paymentKind } from './paymentKind.ts';

/** The fields of a payment option that decide about its place and its selection. */
export interface PaymentChoiceOption {
  id: number;
  logo: string | null;
  paymentType: PaymentType | null;
  isSelected: boolean;
  /** Selected by the API itself. */
  isDefault: boolean;
  /** Absent from an API without our additions. */
  isCredit?: boolean | undefined;
}

/** The payment options in the order in which this checkout shows them, also those that it does not have. */
export function shownPayments<Option extends PaymentChoiceOption>(
  options: readonly (Option | null)[] | null | undefined,
  customerType: CustomerType,
): Option[] {
  return offeredPayments(compact(options), customerType);
}

/** The shown payment options with which this checkout can pay. The API may have others, which are newer than the page. */
export function payablePayments<Option extends PaymentChoiceOption>(
  options: readonly (Option | null)[] | null | undefined,
  customerType: CustomerType,
): Option[] {
  return shownPayments(options, customerType).filter(({ paymentType }) => paymentKind(paymentType) !== null);
}

/**
 * The selected payment option: that of the shopper, if it is still offered, else that of the API, else the first. A person's way
 * with credit is selected only if the shopper has chosen it, also if the API selects it (OP-66).
 *
 * @param options as shown
 */
export function selectedPayment<Option extends PaymentChoiceOption>(
  options: readonly Option[],
  preferredId: number | null,
  customerType: CustomerType,
): Option | null {
  const preferred = options.find(({ id }) => id === preferredId);
  if (preferred) return preferred;
  const ofApi = options.find(({ isSelected }) => isSelected);
  if (ofApi && (customerType === 'ORGANIZATION' || !isCredit(ofApi) || isStoredChoice(ofApi))) return ofApi;
  return defaultPayment(options, customerType);
}

/** Whether the API has stored the selection of the shopper. Only an API that knows what credit is never selects it by itself. */
function isStoredChoice({ isCredit: ofApi, isDefault }: PaymentChoiceOption): boolean {
  return ofApi !== undefined && !isDefault;
}

import type { CustomerType } from '@hemvaror/runtime/state/siteSlice';

/**
 * The state of the plain checkout, the form for browsers without JavaScript, that its address has. Typed values are
 * never part of the address: the API stores them.
 */
export interface PlainView {
  /** Alias of the market of the delivery; null for the site's. */
  country: string | null;
  /** Null for the visitor's. */
  customerType: CustomerType | null;
  hasOtherAddress: boolean;
  /** The chosen payment option: for a person, the API alone selects no credit (OP-66). */
  paymentId: number | null;
  /** Whether the shopper has tried to order, so that invalid fields have their errors. */
  isChecked: boolean;
}

export const NEW_PLAIN_VIEW: PlainView = {
  country: null,
  customerType: null,
  hasOtherAddress: false,
  paymentId: null,
  isChecked: false,
};

/** As in the page of an order: the step that a document shows. */
const STEP = ['do', 'form'] as const;
const MAX_ALIAS_LENGTH = 40;
const OPTION_ID = /^[1-9]\d{0,8}$/;

/** Parses the query of the checkout. Returns null for the checkout with JavaScript. */
export function parsePlainView(query: URLSearchParams): PlainView | null {
  if (query.get(STEP[0]) !== STEP[1]) return null;
  const customerType = query.get('customer');
  const payment = query.get('pay') ?? '';
  return {
    country: query.get('country')?.slice(0, MAX_ALIAS_LENGTH) || null,
    customerType: customerType === 'PERSON' || customerType === 'ORGANIZATION' ? customerType : null,
    hasOtherAddress: query.get('to') === 'other',
    paymentId: OPTION_ID.test(payment) ? Number(payment) : null,
    isChecked: query.get('check') === '1',
  };
}

/** Address of the plain checkout. @param path of the checkout */
export function plainAddress(path: string, view: PlainView): string {
  const { country, customerType, hasOtherAddress, paymentId, isChecked } = view;
  const query = new URLSearchParams({
    [STEP[0]]: STEP[1],
    ...(country && { country }),
    ...(customerType && { customer: customerType }),
    ...(hasOtherAddress && { to: 'other' }),
    ...(paymentId !== null && { pay: String(paymentId) }),
    ...(isChecked && { check: '1' }),
  });
  return `${path}?${query}`;
}

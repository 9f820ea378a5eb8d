import * as z from 'zod/mini';
import { MAX_FIELD_LENGTH } from '@hemvaror/domain/validation/maxFieldLength';
import type { CustomerType } from '@hemvaror/runtime/state/siteSlice';
import { FIELD_NAMES, type FieldName } from '../form/checkoutFields.ts';
import { EMPTY_FORM, type FormState } from '../form/formState.ts';
import {
  MAX_CODE_LENGTH,
  postedQuantities,
  PROMO_CODE_NAME,
  removedLineOf,
  type PostedQuantity,
} from './cartFields.ts';
import { postedPoint, type PostedPoint } from './plainPoint.ts';

/** Values of the field `intent`: which button of the plain checkout was pressed. */
export const PLAIN_INTENTS = {
  update: 'update',
  otherAddress: 'other-address',
  sameAddress: 'same-address',
  removeLine: 'remove-line',
  removePromoCode: 'remove-promo-code',
  order: 'order',
} as const;

const MAX_SHOWN_LENGTH = 2_000;
const optionId = z.optional(z.coerce.number().check(z.int(), z.positive()));

const schema = z.object({
  intent: z.enum(PLAIN_INTENTS),
  [PROMO_CODE_NAME]: z._default(z.string(), ''),
  cart: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** The order as it was shown (`shownOrder`). */
  shown: z._default(z.string().check(z.maxLength(MAX_SHOWN_LENGTH)), ''),
  country: z.optional(z.string().check(z.maxLength(40))),
  customerType: z.optional(z.enum(['PERSON', 'ORGANIZATION'])),
  shipping: optionId,
  payment: optionId,
  terms: z.optional(z.string()),
});

export interface PlainForm {
  intent: (typeof PLAIN_INTENTS)[keyof typeof PLAIN_INTENTS];
  cartId: string;
  shown: string;
  country: string | null;
  customerType: CustomerType | null;
  shippingId: number | null;
  /** Null for a carrier without pickup points. */
  point: PostedPoint | null;
  paymentId: number | null;
  hasAcceptedTerms: boolean;
  state: FormState;
  quantities: PostedQuantity[];
  /** Id of the line whose button was pressed; null after another button. */
  removedLineId: string | null;
  /** The typed promo code, which may be empty. */
  promoCode: string;
}

/** Parses the posted fields of the plain checkout. Returns null for another form. */
export function parsePlainForm(form: URLSearchParams): PlainForm | null {
  const fields = Object.fromEntries(form);
  const removedLineId = removedLineOf(form.get('intent'));
  const { data } = schema.safeParse({ ...fields, ...(removedLineId !== null && { intent: PLAIN_INTENTS.removeLine }) });
  if (!data) return null;
  return {
    intent: data.intent,
    cartId: data.cart,
    shown: data.shown,
    country: data.country || null,
    customerType: data.customerType ?? null,
    shippingId: data.shipping ?? null,
    point: postedPoint(form, data.shipping ?? null),
    paymentId: data.payment ?? null,
    hasAcceptedTerms: data.terms !== undefined,
    state: postedState(form),
    quantities: postedQuantities(form),
    removedLineId,
    promoCode: data[PROMO_CODE_NAME].trim().slice(0, MAX_CODE_LENGTH),
  };
}

/** A posted field counts as edited, also an empty one, so that it replaces the stored value. */
function postedState(form: URLSearchParams): FormState {
  const posted = FIELD_NAMES.flatMap((name): [FieldName, string][] => {
    const value = form.get(name);
    return value === null ? [] : [[name, value.trim().slice(0, MAX_FIELD_LENGTH)]];
  });
  return {
    values: { ...EMPTY_FORM.values, ...Object.fromEntries(posted) },
    touched: new Set(posted.map(([name]) => name)),
    errors: {},
  };
}

/** The posted values that the API may store before there is an order: all but the personal id and the message. */
export function withoutOrderFields(state: FormState): FormState {
  const touched = new Set(state.touched);
  touched.delete('personalId');
  touched.delete('message');
  return { ...state, values: { ...state.values, personalId: '', message: '' }, touched };
}

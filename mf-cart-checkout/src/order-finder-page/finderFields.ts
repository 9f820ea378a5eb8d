import { email } from '@hemvaror/domain/validation/email';
import { orderNumber } from '@hemvaror/domain/validation/orderNumber';
import type { ValidationRule } from '@hemvaror/domain/validation/rule';

/** The fields of the form by their names. */
export const FINDER_RULES = { orderNumber, email } satisfies Record<string, ValidationRule>;

export type FinderField = keyof typeof FINDER_RULES;

/** Longest texts that are posted, and shown again after a refusal: the result of a post fits into a cookie. */
export const MAX_LENGTHS: Readonly<Record<FinderField, number>> = { orderNumber: 40, email: 254 };

export type FinderValues = Record<FinderField, string>;

/** The posted texts, as they were typed. */
export function postedValues(form: URLSearchParams): FinderValues {
  const value = (name: FinderField) => (form.get(name) ?? '').slice(0, MAX_LENGTHS[name]);
  return { orderNumber: value('orderNumber'), email: value('email') };
}

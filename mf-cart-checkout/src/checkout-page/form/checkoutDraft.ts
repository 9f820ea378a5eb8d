import * as z from 'zod/mini';
import { CHECKOUT_DRAFT_KEY } from '@hemvaror/domain/site/storageKeys';
import { FIELD_NAMES, type FieldName, type FieldValues } from './checkoutFields.ts';

/** Not stored: a personal identity number is quickly typed again, and does not belong in a browser's storage. */
const NOT_STORED: ReadonlySet<FieldName> = new Set(['personalId']);
const MAX_LENGTH = 200;

const schema = z.object({
  cartId: z.string(),
  userName: z.nullable(z.string()),
  hasOtherAddress: z.boolean(),
  values: z.record(z.string(), z.string().check(z.maxLength(MAX_LENGTH))),
});

/** The values that a shopper has typed in the checkout of a cart and the API does not have yet. */
export interface CheckoutDraft {
  cartId: string;
  /** Null for a guest. */
  userName: string | null;
  hasOtherAddress: boolean;
  values: Partial<FieldValues>;
}

/** Stores a draft in this tab, until it is closed. */
export function storeDraft({ values, ...draft }: CheckoutDraft): void {
  const stored = FIELD_NAMES.filter((name) => !NOT_STORED.has(name) && values[name] !== undefined);
  if (stored.length === 0) return;
  const kept = Object.fromEntries(stored.map((name) => [name, values[name]?.slice(0, MAX_LENGTH)]));
  try {
    sessionStorage.setItem(CHECKOUT_DRAFT_KEY, JSON.stringify({ ...draft, values: kept }));
  } catch {
    // Without storage, a reload loses what the API does not have.
  }
}

/** Takes the draft out of the storage. Returns null without one of this cart and user. */
export function takeDraft({ cartId, userName }: Pick<CheckoutDraft, 'cartId' | 'userName'>): CheckoutDraft | null {
  try {
    const text = sessionStorage.getItem(CHECKOUT_DRAFT_KEY);
    sessionStorage.removeItem(CHECKOUT_DRAFT_KEY);
    const draft = schema.safeParse(JSON.parse(text ?? 'null')).data;
    if (!draft || draft.cartId !== cartId || draft.userName !== userName) return null;
    return { ...draft, values: Object.fromEntries(FIELD_NAMES.flatMap((name) => entryOf(draft.values, name))) };
  } catch {
    return null;
  }
}

function entryOf(values: Readonly<Record<string, string>>, name: FieldName): [FieldName, string][] {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return value === undefined ? [] : [[name, value]];
}

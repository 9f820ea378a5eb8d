import * as z from 'zod/mini';
import { removeCheckoutDraft } from '@hemvaror/domain/site/checkoutDraftStorage';
import { CHECKOUT_DRAFT_KEY } from '@hemvaror/domain/site/storageKeys';
import { MAX_FIELD_LENGTH } from '@hemvaror/domain/validation/maxFieldLength';
import { FIELD_NAMES, type FieldName, type FieldValues } from './checkoutFields.ts';

/**
 * Not stored: a personal identity number is quickly typed again, and does not belong in a browser's storage. That of a sole
 * trader is the organization id.
 */
const NOT_STORED: ReadonlySet<FieldName> = new Set(['personalId', 'organizationId']);
/** As long as the API keeps what it has been sent (`CHECKOUT_DATA_HOURS`). */
const LIFETIME_MS = 24 * 60 * 60 * 1_000;

const schema = z.object({
  expiresAt: z.number(),
  cartId: z.string(),
  userName: z.nullable(z.string()),
  hasOtherAddress: z.boolean(),
  values: z.record(z.string(), z.string().check(z.maxLength(MAX_FIELD_LENGTH))),
});

/** The values that a shopper has typed in the checkout of a cart and the API does not have yet. */
export interface CheckoutDraft {
  cartId: string;
  /** Null for a guest. */
  userName: string | null;
  hasOtherAddress: boolean;
  values: Partial<FieldValues>;
}

/** Stores a draft in this browser, for a day after the last change. A browser that restarts or crashes keeps it. */
export function storeDraft({ values, ...draft }: CheckoutDraft): void {
  const stored = FIELD_NAMES.filter((name) => !NOT_STORED.has(name) && values[name] !== undefined);
  if (stored.length === 0) return;
  const kept = Object.fromEntries(stored.map((name) => [name, values[name]?.slice(0, MAX_FIELD_LENGTH)]));
  try {
    localStorage.setItem(
      CHECKOUT_DRAFT_KEY,
      JSON.stringify({ ...draft, values: kept, expiresAt: Date.now() + LIFETIME_MS }),
    );
  } catch {
    // Without storage, a reload loses what the API does not have.
  }
}

/** Reads the draft of this cart and user, and removes any other one. Returns null without a draft. */
export function readDraft({ cartId, userName }: Pick<CheckoutDraft, 'cartId' | 'userName'>): CheckoutDraft | null {
  const stored = parseDraft();
  if (!stored || stored.expiresAt <= Date.now() || stored.cartId !== cartId || stored.userName !== userName) {
    removeCheckoutDraft();
    return null;
  }
  const { expiresAt: _expiresAt, ...draft } = stored;
  return { ...draft, values: Object.fromEntries(FIELD_NAMES.flatMap((name) => entryOf(draft.values, name))) };
}

function parseDraft(): z.infer<typeof schema> | null {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(CHECKOUT_DRAFT_KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function entryOf(values: Readonly<Record<string, string>>, name: FieldName): [FieldName, string][] {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return value === undefined ? [] : [[name, value]];
}

import * as z from 'zod/mini';
import { limitText } from '@hemvaror/domain/failure/limitText';
import { compact } from '@hemvaror/domain/compact';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import type { ActionNotice, ActionResult, NoticeArgs, RefusedField } from '@hemvaror/runtime/contract/contract';
import { lineDetails } from '../../cart-lines/lineDetails.ts';
import { PROMO_CODE_ERRORS } from '../promo-code/setPromoCode.ts';
import { lineIdOf, MAX_CODE_LENGTH, PROMO_CODE_NAME, quantityIdOf } from './cartFields.ts';

const LINE_REASONS = ['outOfStock', 'badQuantity', 'removed', 'unavailable', 'failed', 'tooMany'] as const;
const PROMO_REASONS = [...PROMO_CODE_ERRORS, 'tooMany'] as const;

export interface LineRefusal {
  lineId: string;
  reason: (typeof LINE_REASONS)[number];
  /** The text of the field. */
  entered: string;
}

/** The refused changes of a cart. */
export interface CartRefusals {
  lines: LineRefusal[];
  promo: { reason: (typeof PROMO_REASONS)[number]; code: string } | null;
  /** For the reason `tooMany`: minutes until the limit ends. */
  waitMinutes?: number;
}

/** The result of a post fits into a cookie. */
const MAX_LINES = 10;

const schema = z.looseObject({
  kind: z.literal('cart'),
  promo: z.optional(z.enum(PROMO_REASONS)),
  waitMinutes: z._default(z.int(), 1),
  code: z._default(z.string().check(z.maxLength(MAX_CODE_LENGTH)), ''),
});
const lineSchema = z.tuple([z.enum(LINE_REASONS), z.string()]);

export function hasRefusals({ lines, promo }: CartRefusals): boolean {
  return lines.length > 0 || promo !== null;
}

/** The refusals as the result of a post: `{ kind: 'cart', 'quantity-7': 'outOfStock 99', promo: 'invalid', code: 'HÖST' }`. */
export function cartResult({ lines, promo, waitMinutes }: CartRefusals): ActionResult {
  const quantities = lines
    .slice(0, MAX_LINES)
    .map(({ lineId, reason, entered }) => [quantityIdOf(lineId), `${reason} ${entered}`]);
  return {
    kind: 'cart',
    ...Object.fromEntries(quantities),
    ...(promo && { promo: promo.reason, code: promo.code }),
    ...(waitMinutes !== undefined && { waitMinutes }),
  };
}

/** Parses such a result, which was stored in the browser. Returns null for another one. */
export function parseCartResult(result: unknown): CartRefusals | null {
  const { data } = schema.safeParse(result);
  if (!data) return null;
  const { kind: _kind, promo, code, waitMinutes, ...others } = data;
  const lines = Object.entries(others).flatMap(([name, value]) => {
    const lineId = lineIdOf(name);
    const { data: line } = lineSchema.safeParse(typeof value === 'string' ? split(value) : null);
    return lineId !== null && line ? [{ lineId, reason: line[0], entered: line[1] }] : [];
  });
  return { lines, promo: promo ? { reason: promo, code } : null, waitMinutes };
}

function split(value: string): [string, string] {
  const [reason = '', ...entered] = value.split(' ');
  return [reason, entered.join(' ')];
}

/** The message about refused changes, with the error of each field of the cart. */
export function cartNotice(
  { lines, promo, waitMinutes = 1 }: CartRefusals,
  cart: Cart | null,
  { t, shop: { locale } }: Pick<NoticeArgs<unknown>, 't' | 'shop'>,
): ActionNotice | null {
  const messages: { label: string; error: string }[] = [];
  const fields: RefusedField[] = [];
  const items = compact(cart?.items);
  for (const { lineId, reason, entered } of lines) {
    const line = items.find(({ id }) => id === lineId);
    if (!line) {
      messages.push({ label: '', error: generalText(reason) ?? t('plain.result.lineRemoved') });
      continue;
    }
    const { name, stock } = lineDetails(line);
    const error = generalText(reason) ?? t(`line.refusal.${reason}`, { name, stock: stock?.totalStock ?? 0 });
    messages.push({ label: name, error });
    fields.push({ name: quantityIdOf(lineId), value: entered, error });
  }
  if (promo) {
    const error = promo.reason === 'tooMany' ? limitText({ waitMinutes }, locale) : t(`promo.${promo.reason}`);
    messages.push({ label: t('promo.title'), error });
    fields.push({ name: PROMO_CODE_NAME, value: promo.code, error });
  }
  const texts = messages.map(({ label, error }) =>
    label === '' ? error : t('checkout.problem', { label, problem: error }),
  );
  return texts.length > 0 ? { tone: 'error', text: [...new Set(texts)].join('. '), fields } : null;

  function generalText(reason: LineRefusal['reason']): string | null {
    if (reason === 'tooMany') return limitText({ waitMinutes }, locale);
    return reason === 'failed' ? t('line.failed') : null;
  }
}

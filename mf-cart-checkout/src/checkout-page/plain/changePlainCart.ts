import { compact } from '@hemvaror/domain/compact';
import { attemptLimit, type AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { isApiError } from '@hemvaror/runtime/api/apiError';
import { cartContext, type CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { ActionArgs } from '@hemvaror/runtime/contract/contract';
import { setPromoCode, type PromoCodeError } from '../promo-code/setPromoCode.ts';
import { MAX_QUANTITY } from './cartFields.ts';
import type { CartRefusals, LineRefusal } from './cartRefusals.ts';
import { marketOfCall, type PlainPost } from './placePlainOrder.ts';
import { PLAIN_INTENTS, type PlainForm } from './plainForm.ts';

type Context = ActionArgs['context'];
type Reason = LineRefusal['reason'];

interface LineChange {
  lineId: string;
  quantity: number;
  /** The text of the field, for the next document. */
  entered: string;
}

/** Each change is a request to the API, and one post must not send hundreds. */
const MAX_CHANGES = 20;

/**
 * Changes the cart as posted: quantities that differ from the shown ones, the removed line and the promo code. Every button does so, as it
 * stores what was typed.
 */
export async function changePlainCart(post: PlainPost, context: Context): Promise<CartRefusals> {
  const { form } = post;
  const changes = lineChanges(form);
  const promoCode = form.intent === PLAIN_INTENTS.removePromoCode ? '' : form.promoCode || null;
  if (changes.length === 0 && promoCode === null) return { lines: [], promo: null };

  const session = context.get(cartContext);
  // Another tab may have ordered the cart of the form, or started a new one.
  const isCurrent = session.knownId() === form.cartId;
  const failure = isCurrent ? await failureOf(session.load({ isOptional: true })) : 'unavailable';
  if (failure) return allRefused(changes, promoCode, failure);
  const lines: LineRefusal[] = [];
  const limits: AttemptLimit[] = [];
  for (const [index, change] of changes.entries()) {
    // One after another: each response has the cart for the next one.
    const refusal = index < MAX_CHANGES ? await changeLine(change, session) : 'unavailable';
    if (typeof refusal === 'object' && refusal) limits.push(refusal);
    if (refusal) lines.push({ lineId: change.lineId, entered: change.entered, reason: reasonOf(refusal) });
  }
  const error = promoCode === null ? null : await changeCode(promoCode, post, context);
  if (typeof error === 'object' && error) limits.push(error);
  const promo = promoCode !== null && error ? { reason: reasonOf(error), code: promoCode } : null;
  return { lines, promo, ...waitOf(limits) };
}

/** The refusals if no change could be tried. */
function allRefused(
  changes: readonly LineChange[],
  promoCode: string | null,
  failure: 'failed' | 'unavailable' | AttemptLimit,
): CartRefusals {
  const reason = reasonOf(failure);
  return {
    lines: changes.map(({ lineId, entered }) => ({ lineId, entered, reason })),
    promo: promoCode === null ? null : { reason: reason === 'unavailable' ? 'failed' : reason, code: promoCode },
    ...waitOf(typeof failure === 'object' ? [failure] : []),
  };
}

function reasonOf<Name extends string>(refusal: Name | AttemptLimit): Name | 'tooMany' {
  return typeof refusal === 'object' ? 'tooMany' : refusal;
}

/** The limits differ by seconds at most: the changes are of one post. */
function waitOf([limit]: readonly AttemptLimit[]): Pick<CartRefusals, 'waitMinutes'> {
  return limit ? { waitMinutes: limit.waitMinutes } : {};
}

/** The lines to change, with their new quantities. An emptied field keeps the quantity, as in the cart. */
function lineChanges({ quantities, removedLineId }: PlainForm): LineChange[] {
  const changes = quantities
    .filter(({ lineId, shown, entered }) => lineId !== removedLineId && entered !== '' && Number(entered) !== shown)
    .map(({ lineId, entered }) => ({ lineId, quantity: /^\d+$/.test(entered) ? Number(entered) : NaN, entered }));
  return removedLineId === null ? changes : [{ lineId: removedLineId, quantity: 0, entered: '' }, ...changes];
}

/** @returns why the line was not changed; null if it was */
async function changeLine(
  { lineId, quantity }: LineChange,
  session: CartSession,
): Promise<Reason | AttemptLimit | null> {
  if (Number.isNaN(quantity)) return 'badQuantity';
  if (quantity > MAX_QUANTITY) return 'outOfStock';
  const line = compact(session.getSnapshot().cart?.items).find(({ id }) => id === lineId);
  // A line that is gone already is removed.
  if (!line) return quantity === 0 ? null : 'removed';
  try {
    const result = await session.change({ id: lineId, skuId: line.skuId, quantity });
    return result.ok ? null : (result.limit ?? result.reason);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return 'failed';
  }
}

async function changeCode(
  promoCode: string,
  post: PlainPost,
  context: Context,
): Promise<PromoCodeError | AttemptLimit | null> {
  const { checkoutMarketId: marketAlias } = marketOfCall(post, context);
  try {
    const result = await setPromoCode(post.api, {
      cartId: post.form.cartId,
      promoCode: promoCode === '' ? null : promoCode,
      marketAlias,
    });
    return 'error' in result ? result.error : null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return 'failed';
  }
}

async function failureOf(request: Promise<void>): Promise<'failed' | AttemptLimit | null> {
  try {
    await request;
    return null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return attemptLimit(error) ?? 'failed';
  }
}

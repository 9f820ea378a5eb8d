import { compact } from '@hemvaror/domain/compact';
import { isApiError } from '@hemvaror/runtime/api/apiError';
import { cartContext, type CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { ActionArgs } from '@hemvaror/runtime/contract/contract';
import { setPromoCode } from '../promo-code/setPromoCode.ts';
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
  const isLoaded = isCurrent && (await isReached(session.load({ isOptional: true })));
  if (!isLoaded) {
    const reason = isCurrent ? 'failed' : 'unavailable';
    const promo = promoCode === null ? null : ({ reason: 'failed', code: promoCode } as const);
    return { lines: changes.map(({ lineId, entered }) => ({ lineId, entered, reason })), promo };
  }
  const lines: LineRefusal[] = [];
  for (const [index, change] of changes.entries()) {
    // One after another: each response has the cart for the next one.
    const reason = index < MAX_CHANGES ? await changeLine(change, session) : 'unavailable';
    if (reason) lines.push({ lineId: change.lineId, entered: change.entered, reason });
  }
  return { lines, promo: promoCode === null ? null : await changeCode(promoCode, post, context) };
}

/** The lines to change, with their new quantities. An emptied field keeps the quantity, as in the cart. */
function lineChanges({ quantities, removedLineId }: PlainForm): LineChange[] {
  const changes = quantities
    .filter(({ lineId, shown, entered }) => lineId !== removedLineId && entered !== '' && Number(entered) !== shown)
    .map(({ lineId, entered }) => ({ lineId, quantity: /^\d+$/.test(entered) ? Number(entered) : NaN, entered }));
  return removedLineId === null ? changes : [{ lineId: removedLineId, quantity: 0, entered: '' }, ...changes];
}

/** @returns why the line was not changed; null if it was */
async function changeLine({ lineId, quantity }: LineChange, session: CartSession): Promise<Reason | null> {
  if (Number.isNaN(quantity)) return 'badQuantity';
  if (quantity > MAX_QUANTITY) return 'outOfStock';
  const line = compact(session.getSnapshot().cart?.items).find(({ id }) => id === lineId);
  // A line that is gone already is removed.
  if (!line) return quantity === 0 ? null : 'removed';
  try {
    const result = await session.change({ id: lineId, skuId: line.skuId, quantity });
    return result.ok ? null : result.reason;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return 'failed';
  }
}

async function changeCode(promoCode: string, post: PlainPost, context: Context): Promise<CartRefusals['promo']> {
  const { checkoutMarketId: marketAlias } = marketOfCall(post, context);
  try {
    const result = await setPromoCode(post.api, { cartId: post.form.cartId, promoCode, marketAlias });
    return 'error' in result ? { reason: result.error, code: promoCode } : null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { reason: 'failed', code: promoCode };
  }
}

async function isReached(request: Promise<void>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
}

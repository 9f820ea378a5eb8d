import * as z from 'zod/mini';
import type {
  ActionArgs,
  ActionNotice,
  ActionRedirect,
  ActionResult,
  NoticeArgs,
  PageAction,
} from '@hemvaror/runtime/contract/contract';
import { attemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { waitText, limitText } from '@hemvaror/domain/failure/limitText';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import { apolloContext } from '@hemvaror/runtime/api/operations';
import { cartContext } from '@hemvaror/runtime/cart/cartSession';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { fetchMarkets, type CheckoutPageData } from './CheckoutPage.loader.ts';
import { marketOf } from './markets.ts';
import { invalidFields } from './form/formState.ts';
import { cartNotice, cartResult, hasRefusals, parseCartResult } from './plain/cartRefusals.ts';
import { changePlainCart } from './plain/changePlainCart.ts';
import type { PlainCheckoutData } from './plain/plainCheckoutData.ts';
import { plainFields } from './plain/plainFields.ts';
import { customerTypeOf } from './plain/plainCheckout.ts';
import { parsePlainForm, PLAIN_INTENTS } from './plain/plainForm.ts';
import { placePlainOrder, updatePlainCheckout, type PlainPost } from './plain/placePlainOrder.ts';
import { PLAIN_REASONS, refusalResult } from './plain/plainRefusal.ts';
import { NEW_PLAIN_VIEW, parsePlainView, plainAddress, type PlainView } from './plain/plainView.ts';

const resultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['failed', ...PLAIN_REASONS]) }),
  /** `limited` if what was typed could not be stored, `tooMany` if only the order was refused. */
  z.object({ kind: z.enum(['limited', 'tooMany']), waitMinutes: z.int() }),
]);

/** Handles the plain checkout: stores what was typed, and places the order, with the same checks as the button with JavaScript. */
export const action: PageAction<CheckoutPageData> = { run, notice };

async function run({ form: posted, request, context }: ActionArgs): Promise<ActionResult | ActionRedirect> {
  const parsed = parsePlainForm(posted);
  if (!parsed) return { kind: 'failed' };
  const shop = context.get(shopContext);
  const before = parsePlainView(new URL(request.url).searchParams) ?? NEW_PLAIN_VIEW;
  const market = marketOf(await fetchMarkets(context), parsed.country ?? before.country ?? shop.checkoutMarket);
  const customerType = customerTypeOf(context, parsed.customerType);
  // The options of a company, of which one is preselected, are not those of a person.
  const isSameBuyer = customerType === customerTypeOf(context, before.customerType);
  const form = isSameBuyer ? parsed : { ...parsed, paymentId: null };
  const api = context.get(apolloContext);
  const post: PlainPost = { api, form, market, customerType, hasOtherAddress: before.hasOtherAddress };
  const checkoutPath = pathTo('checkout', localePrefixOf(shop));
  const toCheckout = (changes: Partial<PlainView>, result?: ActionResult): ActionRedirect => {
    const view = { ...before, country: market?.alias ?? null, customerType, paymentId: form.paymentId, ...changes };
    return { redirect: { to: plainAddress(checkoutPath, view), ...(result && { result }) } };
  };

  const cartRefusals = await changePlainCart(post, context);
  const isCartRefused = hasRefusals(cartRefusals);
  if (form.intent !== PLAIN_INTENTS.order || isCartRefused) {
    const stored = await store(post, context);
    const hasOtherAddress =
      form.intent === PLAIN_INTENTS.otherAddress ||
      (before.hasOtherAddress && form.intent !== PLAIN_INTENTS.sameAddress);
    if (isCartRefused) return toCheckout({ hasOtherAddress }, cartResult(cartRefusals));
    return toCheckout({ hasOtherAddress }, stored);
  }
  const outcome = await placePlainOrder(post, context);
  if ('refusal' in outcome) return toCheckout({ isChecked: true }, refusalResult(outcome.refusal));
  // Another tab may have started a new cart meanwhile.
  const session = context.get(cartContext);
  if (session.knownId() === form.cartId) session.replace(null);
  const confirmation = pathTo('checkout-confirm', localePrefixOf(shop));
  return { redirect: { to: `${confirmation}?${new URLSearchParams({ oid: outcome.orderId })}` } };
}

/** Stores what was typed. @returns the result of the post if it was not stored @throws ApiError */
async function store(post: PlainPost, context: ActionArgs['context']): Promise<ActionResult | undefined> {
  try {
    return (await updatePlainCheckout(post, context)) === null ? { kind: 'failed' } : undefined;
  } catch (error) {
    const limit = attemptLimit(error);
    if (!limit) throw error;
    return { kind: 'limited', waitMinutes: limit.waitMinutes };
  }
}

function notice({ result, data, t, shop }: NoticeArgs<CheckoutPageData>): ActionNotice | null {
  const cartRefusals = parseCartResult(result);
  if (cartRefusals) return cartNotice(cartRefusals, data.plain?.checkout.cart ?? null, { t, shop });
  const parsed = resultSchema.safeParse(result).data;
  if (!parsed) return null;
  const { kind } = parsed;
  switch (kind) {
    case 'limited':
      return { tone: 'error', text: limitText(parsed, shop.locale) };
    case 'tooMany':
      return { tone: 'error', text: `${t('order.failure.tooMany')} ${waitText(parsed, shop.locale)}` };
    case 'invalid':
      // The page lists the fields, unless the stored values are valid.
      if (data.plain && hasInvalidFields(data.plain)) return null;
      return { tone: 'error', text: t('checkout.invalid') };
    case 'terms':
      return { tone: 'error', text: t('order.terms.required') };
    case 'payment':
      return { tone: 'error', text: t('payment.required') };
    case 'noShipping':
      return { tone: 'error', text: t('shipping.none') };
    case 'identity':
    case 'noPayment':
    case 'failed':
    case 'unreachable':
      return { tone: 'error', text: t(`plain.result.${kind}`) };
    default:
      return { tone: 'error', text: t(`order.failure.${kind}`) };
  }
}

function hasInvalidFields(data: PlainCheckoutData): boolean {
  const { state, context } = plainFields(data);
  return invalidFields(state, context).length > 0;
}

import type { CheckoutInputType, PaymentType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { attemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import type { ActionArgs } from '@hemvaror/runtime/contract/contract';
import { compact } from '@hemvaror/domain/compact';
import { ApiError, isApiError } from '@hemvaror/runtime/api/apiError';
import { issueCheckoutKeyContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import type { CustomerType } from '@hemvaror/runtime/state/siteSlice';
import { checkoutInput } from '../checkoutInput.ts';
import { invalidFields, validateAll, type FormState } from '../form/formState.ts';
import { addressCountry, type CheckoutMarket } from '../markets.ts';
import { orderFailure } from '../order/orderFailure.ts';
import { shownTotal } from '../order/shownTotal.ts';
import { PlaceOrderDocument } from '../order/placeOrder.generated.ts';
import { orderedPointInput } from '../shipping-step/pickupPoints.ts';
import { CreateOrUpdatePlainCheckoutDocument } from './PlainCheckout.generated.ts';
import {
  plainOptions,
  plainPayment,
  plainPaymentType,
  plainPoint,
  plainShipping,
  shownOrder,
  type PlainBuyer,
  type PlainCheckoutResponse,
} from './plainCheckout.ts';
import { postedPointInput } from './plainPoint.ts';
import { withoutOrderFields, type PlainForm } from './plainForm.ts';
import type { PlainRefusal } from './plainRefusal.ts';

type Context = ActionArgs['context'];

/** A post of the plain checkout. */
export interface PlainPost {
  api: Pick<GraphQLOperations, 'executeWithRefusals'>;
  form: PlainForm;
  /** Null until the shopper has chosen a country. */
  market: CheckoutMarket | null;
  customerType: CustomerType;
  hasOtherAddress: boolean;
}

export type PlainOutcome = { orderId: string } | { refusal: PlainRefusal };

/**
 * Stores what was typed, without the personal id and the message, which only an order needs.
 *
 * @returns the checkout with new prices; null for a cart that is unknown or ordered
 * @throws ApiError, also for a limit of requests
 */
export async function updatePlainCheckout(post: PlainPost, context: Context): Promise<PlainCheckoutResponse | null> {
  const { state, paymentId } = post.form;
  const stored = await update(
    inputOf(post, withoutOrderFields(state), { id: paymentId, paymentType: null }),
    post,
    context,
  );
  const payment = plainPayment(stored, buyerOf(post));
  const isSelected = compact(stored?.paymentOptions).some((option) => option.isSelected && option.id === payment?.id);
  // The API selects its first option, which may need a script: the amount must be that of the option of the form.
  if (!payment || isSelected) return stored;
  return update(inputOf(post, withoutOrderFields(state), payment), post, context);
}

/**
 * Places the order of a post, if it is complete and costs what was shown. Once, however often it is posted: the API returns the
 * order that the visitor has placed with the cart.
 */
export async function placePlainOrder(post: PlainPost, context: Context): Promise<PlainOutcome> {
  const { form, market, customerType, hasOtherAddress } = post;
  try {
    const checkout = await updatePlainCheckout(post, context);
    const payment = plainPayment(checkout, buyerOf(post));
    const paymentType = plainPaymentType(checkout, buyerOf(post));
    const fields = { customerType, paymentType, hasOtherAddress, countryCode: market?.countryCode ?? '' };
    if (invalidFields(validateAll(form.state, fields), fields).length > 0) return { refusal: 'invalid' };
    if (payment === null && plainOptions(checkout, customerType).length > 0) return { refusal: 'payment' };
    if (!form.hasAcceptedTerms) return { refusal: 'terms' };
    const refusal = checkout && refusalOf(checkout, post);
    if (refusal) return { refusal };

    const { data, refusals } = await post.api.executeWithRefusals({
      document: PlaceOrderDocument,
      variables: {
        cartId: form.cartId,
        checkout: {
          ...inputOf(post, form.state, { id: payment?.id ?? form.paymentId, paymentType }),
          ...(checkout && orderedPointInput(compact(checkout.shippingOptions), plainPoint(checkout))),
          ...(checkout?.cart && shownTotal(checkout.cart, context.get(shopContext).config)),
        },
        ...marketOfCall(post, context),
      },
    });
    const { orderId, status } = data?.placeOrder ?? {};
    return status === 'completed' && orderId ? { orderId } : { refusal: orderFailure(refusals) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    // Without a limit, the order may have been placed. A retry is safe: the API returns the same order for the same cart.
    return { refusal: attemptLimit(error) ?? 'unreachable' };
  }
}

/** Why the current checkout cannot be ordered, or is not the shown one. */
function refusalOf(checkout: PlainCheckoutResponse, { form, customerType }: PlainPost): PlainRefusal | null {
  if (checkout.checkoutStatus === 'CUSTOMER_BLACKLISTED') return 'blocked';
  if (!plainShipping(checkout)) return 'noShipping';
  if (plainOptions(checkout, customerType).length === 0) return 'noPayment';
  // Of another postal code, or of a carrier that was selected a moment ago.
  if ((plainPoint(checkout)?.key ?? null) !== (form.point?.key ?? null)) return 'changed';
  return checkout.cart && shownOrder(checkout.cart) === form.shown ? null : 'changed';
}

function buyerOf({ customerType, form }: PlainPost): PlainBuyer {
  return { customerType, paymentId: form.paymentId };
}

function inputOf(
  { form, market, customerType, hasOtherAddress }: PlainPost,
  state: FormState,
  payment: { id: number | null; paymentType: PaymentType | null },
): CheckoutInputType {
  const input = checkoutInput(state, {
    shippingId: form.shippingId,
    paymentId: payment.id,
    paymentType: payment.paymentType,
    customerType,
    hasOtherAddress,
    countryCode: addressCountry(market?.countryCode ?? ''),
    hasAcceptedTerms: form.hasAcceptedTerms,
    // An earlier delivery address may be stored: replace it.
    hasStoredDelivery: true,
  });
  return { ...input, ...postedPointInput(form.point) };
}

async function update(
  checkout: CheckoutInputType,
  post: PlainPost,
  context: Context,
): Promise<PlainCheckoutResponse | null> {
  // Also for a customer, whose login may have expired: without JavaScript it is not renewed.
  context.get(issueCheckoutKeyContext)();
  const { data, refusals } = await post.api.executeWithRefusals({
    document: CreateOrUpdatePlainCheckoutDocument,
    variables: { cartId: post.form.cartId, checkout, ...marketOfCall(post, context) },
  });
  if (attemptLimit({ refusals })) {
    throw new ApiError('graphql', 503, 'Too many updates of the checkout.', { refusals });
  }
  return data?.createOrUpdateCheckout ?? null;
}

/** The market variable of an operation. */
export function marketOfCall({ market }: PlainPost, context: Context): { checkoutMarketId: string } {
  return { checkoutMarketId: market?.alias ?? context.get(shopContext).checkoutMarket };
}

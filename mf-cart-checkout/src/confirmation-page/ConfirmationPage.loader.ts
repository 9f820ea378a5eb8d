import { PageError } from '@hemvaror/domain/pageError';
import { apolloContext } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { redirect } from '@hemvaror/runtime/libraries/router';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { paymentReason, REASON_PARAMETER, type PaymentReason } from '../checkout-page/payment-outcome/paymentReason.ts';
import { parseConfirmationParams, type ConfirmationParams } from './parseConfirmationParams.ts';
import { CheckoutDocument } from './ConfirmationPage.generated.ts';
import type { Confirmed } from './confirmed.ts';
import { OrderLinkDocument } from './orderLink.generated.ts';
import { PaymentOutcomeDocument } from './PaymentOutcome.generated.ts';
import { showsOrder } from './showOrder.ts';

export interface ConfirmationData {
  /** Null if the order does not exist. */
  confirmed: Confirmed | null;
  /** The payment that the provider has not decided yet; null otherwise. */
  waiting: ConfirmationParams | null;
  orderId: string;
  email: string | null;
}

/**
 * Loads the order named in the query string.
 *
 * @throws PageError 503; a redirect to the checkout if the order is not completed, to the page of the order if the query requests it
 */
export async function loader({ request, context }: LoaderArgs): Promise<ConfirmationData> {
  const params = parseConfirmationParams(new URL(request.url).searchParams);
  if (!params) return { confirmed: null, waiting: null, orderId: '', email: null };
  const { id, paymentType, cartId } = params;
  const shop = context.get(shopContext);

  const operations = context.get(apolloContext);
  const variables = { id, paymentType, ...(cartId && { cartId }), checkoutMarket: shop.checkoutMarket };
  if (shop.config.apiAdditions && showsOrder(request.url)) {
    const { data: link } = await operations.executeWithRefusals({ document: OrderLinkDocument, variables });
    const publicId = link?.checkout?.order?.publicId;
    if (publicId) throw redirect(pathTo('order', localePrefixOf(shop), { publicId }));
  }

  // Refusable operations are never cached: the state of an order must be current.
  const { data, refusals } = await operations.executeWithRefusals({ document: CheckoutDocument, variables });
  if (refusals.length > 0) throw new PageError(503, 'The checkout query was refused.');

  const found = data?.checkout ?? null;
  if (found?.completed === false) {
    const reason = await failureReason(params, context);
    const query = reason === null ? '' : `?${REASON_PARAMETER}=${reason}`;
    throw redirect(pathTo('checkout', localePrefixOf(shop)) + query);
  }
  const isWaiting = found !== null && found.completed === null;
  return {
    confirmed: isWaiting ? null : found,
    waiting: isWaiting ? params : null,
    orderId: found?.order?.orderId ?? id,
    email: params.email,
  };
}

/** Why the payment gave no order; null for an order that was not paid at a provider. */
async function failureReason(
  { id, cartId, paymentType }: ConfirmationParams,
  context: LoaderArgs['context'],
): Promise<PaymentReason | null> {
  if (!context.get(shopContext).config.apiAdditions) return paymentType === 'STANDARD' ? null : 'failed';
  try {
    const { data } = await context.get(apolloContext).executeWithRefusals({
      document: PaymentOutcomeDocument,
      variables: { id, paymentType, ...(cartId && { cartId }) },
    });
    const payment = data?.checkout?.payment;
    return payment ? paymentReason(payment.reason) : null;
  } catch {
    // The way back to the checkout matters more than the reason.
    return null;
  }
}

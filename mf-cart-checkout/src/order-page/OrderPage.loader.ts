import { PageError } from '@hemvaror/domain/pageError';
import { apolloContext } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import {
  GetOrderPublicDocument,
  GetOrderPublicWithAdditionsDocument,
  type OrderPage_additionsFragment,
  type OrderPage_orderFragment,
} from './OrderPage.generated.ts';
import type { OrderReceipt_sellerFragment } from './OrderReceipt.generated.ts';
import { parseOrderStep, type OrderPageStep } from './orderPageStep.ts';

export interface OrderPageData {
  order: OrderPage_orderFragment;
  /** Null with an API that does not say what happened to the items, and cannot change the order. */
  additions: OrderPage_additionsFragment | null;
  /** Null with an API that has no details of the seller: then those of the settings are rendered. */
  seller: OrderReceipt_sellerFragment | null;
  step: OrderPageStep;
}

/** Longer texts are no ids. */
const MAX_ID_LENGTH = 100;

/**
 * Loads the order of a mailed link. A malformed id is sent like an unknown one, so that the responses do not differ.
 *
 * @throws PageError 404 without such an order, 503 if the API refuses the query
 */
export async function loader({ params, request, context }: LoaderArgs): Promise<OrderPageData> {
  const publicOrderId = (params['publicId'] ?? '').slice(0, MAX_ID_LENGTH);
  const operations = context.get(apolloContext);
  const options = { variables: { publicOrderId }, signal: request.signal };

  // Refusable operations are never cached: the state of an order must be current.
  if (!context.get(shopContext).config.apiAdditions) {
    const { data, refusals } = await operations.executeWithRefusals({ document: GetOrderPublicDocument, ...options });
    if (refusals.length > 0) throw refused();
    if (!data?.getOrderPublic) throw notFound();
    return { order: data.getOrderPublic, additions: null, seller: null, step: { kind: 'status' } };
  }
  const { data, refusals } = await operations.executeWithRefusals({
    document: GetOrderPublicWithAdditionsDocument,
    ...options,
  });
  if (refusals.length > 0) throw refused();
  const order = data?.getOrderPublic;
  if (!order) throw notFound();
  return {
    order,
    additions: additionsOf(order),
    seller: data.channel?.contact ?? null,
    step: parseOrderStep(new URL(request.url).searchParams, order),
  };
}

/** Without the other fields of the order, which would be in the document twice. */
function additionsOf(order: OrderPage_additionsFragment): OrderPage_additionsFragment {
  const { isCancellable, isWithdrawable, withdrawableUntil, returnInstruction, itemStates } = order;
  const { packedAt, shippedAt, deliveredAt, canceledAt } = order;
  const vats = order.cart?.summary?.vats ?? [];
  return {
    cart: { summary: { vats } },
    isCancellable,
    isWithdrawable,
    withdrawableUntil,
    returnInstruction,
    itemStates,
    packedAt,
    shippedAt,
    deliveredAt,
    canceledAt,
  };
}

function refused(): PageError {
  return new PageError(503, 'The API refused the query of an order.');
}

function notFound(): PageError {
  return new PageError(404, 'No order has this id.');
}

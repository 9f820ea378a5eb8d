import { PageError } from '@hemvaror/domain/pageError';
import { apolloContext } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { GetOrderPublicDocument, type OrderPage_orderFragment } from './OrderPage.generated.ts';
import type { OrderReceipt_sellerFragment } from './OrderReceipt.generated.ts';
import { parseOrderStep, type OrderPageStep } from './orderPageStep.ts';

export interface OrderPageData {
  order: OrderPage_orderFragment;
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
  // Refusable operations are never cached: the state of an order must be current.
  const { data, refusals } = await context.get(apolloContext).executeWithRefusals({
    document: GetOrderPublicDocument,
    variables: { publicOrderId },
    signal: request.signal,
  });
  if (refusals.length > 0) throw new PageError(503, 'The API refused the query of an order.');
  const order = data?.getOrderPublic;
  if (!order) throw new PageError(404, 'No order has this id.');
  return {
    order,
    seller: data.channel?.contact ?? null,
    step: parseOrderStep(new URL(request.url).searchParams, order),
  };
}

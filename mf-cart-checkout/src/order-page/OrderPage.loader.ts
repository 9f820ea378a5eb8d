import { PageError } from '@hemvaror/domain/pageError';
import { apolloContext } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { GetOrderPublicDocument, type OrderPage_orderFragment } from './OrderPage.generated.ts';
import type { OrderReceipt_sellerFragment } from './OrderReceipt.generated.ts';
import { parseOrderStep, type OrderPageStep } from './orderPageStep.ts';
import { OwnOrderDocument } from './ownOrder.generated.ts';

export interface OrderPageData {
  order: OrderPage_orderFragment;
  /** Null with an API that has no details of the seller: then those of the settings are rendered. */
  seller: OrderReceipt_sellerFragment | null;
  step: OrderPageStep;
  /** Whether the forms of the steps need no proof. False for the status, which has no form. */
  isOwn: boolean;
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
  const step = parseOrderStep(new URL(request.url).searchParams, order);
  const hasForm = step.kind === 'cancel' || step.kind === 'confirm';
  return {
    order,
    seller: data.channel?.contact ?? null,
    step,
    isOwn: hasForm && (await isOwnOrder(order, { context, request })),
  };
}

/** Whether the visitor is logged in as the customer of the order, and so needs no other proof to change it. */
async function isOwnOrder(
  { id, publicId }: Pick<OrderPage_orderFragment, 'id' | 'publicId'>,
  { context, request }: Pick<LoaderArgs, 'context' | 'request'>,
): Promise<boolean> {
  const isLoggedIn = sessionSlice.selectors.selectUserName(context.get(storeContext).getState()) !== null;
  if (id === null || !isLoggedIn) return false;
  try {
    const { data } = await context.get(apolloContext).executeWithRefusals({
      document: OwnOrderDocument,
      variables: { orderId: id },
      signal: request.signal,
    });
    return data?.getOrder?.publicId === publicId;
  } catch {
    // The form asks for the address of the order instead.
    return false;
  }
}

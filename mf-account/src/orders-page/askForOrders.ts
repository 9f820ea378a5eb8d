import type { GraphQLOperations } from '@storefront/api/operations';
import { PageError } from '@storefront/domain/pageError';
import { present } from '@storefront/domain/present';
import type { Orders_orderFragment } from './OrdersPage.generated.ts';

// The first view comes with its orders: only a navigation, or a token that has run out, sends the query from the browser.
const ordersDocuments = () => import(/* webpackChunkName: "orders-documents" */ './OrdersPage.generated.ts');

/**
 * The customer's orders, newest first. Never remembered by the client: an order's state is about this moment.
 *
 * @returns null when the API knows no customer, because there is no token or it has run out
 * @throws PageError 503 when the API refuses for another reason
 * @throws ApiError when the API fails
 */
export async function askForOrders(operations: GraphQLOperations): Promise<Orders_orderFragment[] | null> {
  const { data, refusals } = await operations.refusable({
    document: async () => (await ordersDocuments()).GetOrdersDocument,
  });
  if (refusals.some(({ code }) => code === 'UNAUTHENTICATED')) return null;
  if (refusals.length > 0) throw new PageError(503, 'the orders could not be had');
  return present(data?.getOrders);
}

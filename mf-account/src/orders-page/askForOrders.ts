import type { GraphQLOperations } from '@storefront/api/operations';
import { present } from '@storefront/domain/present';
import { askAsCustomer } from '../askAsCustomer.ts';
import type { Orders_orderFragment } from './OrdersPage.generated.ts';

// The first view comes with its orders: only a navigation, or a token that has run out, sends the query from the browser.
const ordersDocuments = () => import(/* webpackChunkName: "orders-documents" */ './OrdersPage.generated.ts');

/** The customer's orders, newest first; null and errors as `askAsCustomer`. */
export async function askForOrders(operations: GraphQLOperations): Promise<Orders_orderFragment[] | null> {
  const data = await askAsCustomer(operations, 'the orders', {
    document: async () => (await ordersDocuments()).GetOrdersDocument,
  });
  return data && present(data.getOrders);
}

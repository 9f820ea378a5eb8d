import { compact } from '@hemvaror/domain/compact';
import { apolloContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { queryAsCustomer } from '../queryAsCustomer.ts';
import type { OrderLists_orderFragment } from './OrderLists.generated.ts';
import { GetOrdersDocument } from './OrdersPage.generated.ts';

export interface OrdersPageData {
  /** Newest first; null when the API took the customer for a visitor: the browser asks again. */
  orders: OrderLists_orderFragment[] | null;
}

/** The customer's orders. Errors as `queryAsCustomer`. */
export async function loader({ context }: LoaderArgs): Promise<OrdersPageData> {
  return { orders: await loadOrders(context.get(apolloContext)) };
}

/** The customer's orders, newest first; null and errors as `queryAsCustomer`. */
export async function loadOrders(operations: GraphQLOperations): Promise<OrderLists_orderFragment[] | null> {
  const data = await queryAsCustomer(operations, 'the orders', { document: GetOrdersDocument });
  return data && compact(data.getOrders);
}

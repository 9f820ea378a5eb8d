import { compact } from '@hemvaror/domain/compact';
import { apolloContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { queryAsCustomer } from '../queryAsCustomer.ts';
import type { OrderLists_orderFragment } from './OrderLists.generated.ts';
import { GetOrdersDocument } from './OrdersPage.generated.ts';

export interface OrdersPageData {
  /** Newest first. Null if the API did not accept the token: the browser then retries. */
  orders: OrderLists_orderFragment[] | null;
}

/** Loads the customer's orders. Throws like `queryAsCustomer`. */
export async function loader({ context }: LoaderArgs): Promise<OrdersPageData> {
  return { orders: await loadOrders(context.get(apolloContext)) };
}

/** The customer's orders, newest first. Returns null and throws like `queryAsCustomer`. */
export async function loadOrders(operations: GraphQLOperations): Promise<OrderLists_orderFragment[] | null> {
  const data = await queryAsCustomer(operations, 'the orders', { document: GetOrdersDocument });
  return data && compact(data.getOrders);
}

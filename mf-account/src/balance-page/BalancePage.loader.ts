import { PageError } from '@hemvaror/domain/pageError';
import { apolloContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { queryAsCustomer } from '../queryAsCustomer.ts';
import { GetUserDocument } from './BalancePage.generated.ts';

export interface BalancePageData {
  /** As text; null when the API took the customer for a visitor: the browser asks again. */
  balance: string | null;
}

/** The customer's balance. Errors as `queryAsCustomer`. */
export async function loader({ context }: LoaderArgs): Promise<BalancePageData> {
  return { balance: await loadBalance(context.get(apolloContext)) };
}

/** The customer's balance in the market's currency, as text; null and errors as `queryAsCustomer`. */
export async function loadBalance(operations: GraphQLOperations): Promise<string | null> {
  const data = await queryAsCustomer(operations, 'the balance', { document: GetUserDocument });
  if (data === null) return null;
  if (!data.getUser?.balanceFormatted) throw new PageError(503, 'the account came without its balance');
  return data.getUser.balanceFormatted;
}

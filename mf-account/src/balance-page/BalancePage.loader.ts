import { PageError } from '@hemvaror/domain/pageError';
import { apolloContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { queryAsCustomer } from '../queryAsCustomer.ts';
import { GetUserDocument } from './BalancePage.generated.ts';

export interface BalancePageData {
  /** Formatted. Null if the API did not accept the token: the browser then retries. */
  balance: string | null;
}

/** Loads the customer's balance. Throws like `queryAsCustomer`. */
export async function loader({ context }: LoaderArgs): Promise<BalancePageData> {
  return { balance: await loadBalance(context.get(apolloContext)) };
}

/** The customer's formatted balance in the market's currency. Returns null and throws like `queryAsCustomer`. */
export async function loadBalance(operations: GraphQLOperations): Promise<string | null> {
  const data = await queryAsCustomer(operations, 'the balance', { document: GetUserDocument });
  if (data === null) return null;
  if (!data.getUser?.balanceFormatted) throw new PageError(503, 'The getUser query returned no balance.');
  return data.getUser.balanceFormatted;
}

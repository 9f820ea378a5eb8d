import type { GraphQLOperations } from '@storefront/api/operations';
import { PageError } from '@storefront/domain/pageError';
import { askAsCustomer } from '../askAsCustomer.ts';

// As for the orders: the first view comes with its balance.
const balanceDocuments = () => import(/* webpackChunkName: "balance-documents" */ './BalancePage.generated.ts');

/** The customer's balance in the market's currency, as text; null and errors as `askAsCustomer`. */
export async function askForBalance(operations: GraphQLOperations): Promise<string | null> {
  const data = await askAsCustomer(operations, 'the balance', {
    document: async () => (await balanceDocuments()).GetUserDocument,
  });
  if (data === null) return null;
  if (!data.getUser?.balanceFormatted) throw new PageError(503, 'the account came without its balance');
  return data.getUser.balanceFormatted;
}

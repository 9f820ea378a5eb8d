import type { GraphQLOperations } from '@storefront/api/operations';
import { PageError } from '@storefront/domain/pageError';
import { askAsCustomer } from '../askAsCustomer.ts';
import type { Account } from './account.ts';

// As for the orders: the first view comes with its account.
const settingsDocuments = () => import(/* webpackChunkName: "settings-documents" */ './SettingsPage.generated.ts');

/** What the customer's account holds; null and errors as `askAsCustomer`. */
export async function askForAccount(operations: GraphQLOperations): Promise<Account | null> {
  const data = await askAsCustomer(operations, 'the account', {
    document: async () => (await settingsDocuments()).GetUserDocument,
  });
  if (data === null) return null;
  if (!data.getUser) throw new PageError(503, 'the account came back empty-handed');
  return data.getUser;
}

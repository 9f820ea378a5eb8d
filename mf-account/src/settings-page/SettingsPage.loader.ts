import { PageError } from '@hemvaror/domain/pageError';
import { apolloContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { authContext } from '@hemvaror/runtime/auth/authSession';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { queryAsCustomer } from '../queryAsCustomer.ts';
import type { Account } from './account.ts';
import type { LoadedSessions } from './sessions/Sessions.tsx';
import { GetUserDocument } from './SettingsPage.generated.ts';

export interface SettingsPageData {
  /** Null when the API took the customer for a visitor: the browser asks again. */
  account: Account | null;
  /** Asked for beside the account in the browser; null on the server, which knows no session but the visitor's token. */
  sessions: LoadedSessions;
}

/** The customer's account and, in the browser, where it is logged in. Errors as `queryAsCustomer`. */
export async function loader({ context }: LoaderArgs): Promise<SettingsPageData> {
  const sessions = 'document' in globalThis ? context.get(authContext).sessions() : null;
  return { account: await loadAccount(context.get(apolloContext)), sessions };
}

/** What the customer's account holds; null and errors as `queryAsCustomer`. */
export async function loadAccount(operations: GraphQLOperations): Promise<Account | null> {
  const data = await queryAsCustomer(operations, 'the account', { document: GetUserDocument });
  if (data === null) return null;
  if (!data.getUser) throw new PageError(503, 'the account came back empty-handed');
  return data.getUser;
}

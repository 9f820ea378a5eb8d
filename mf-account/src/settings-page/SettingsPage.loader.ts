import { PageError } from '@hemvaror/domain/pageError';
import { apolloContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { authContext } from '@hemvaror/runtime/auth/authSession';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { queryAsCustomer } from '../queryAsCustomer.ts';
import type { Account } from './account.ts';
import type { LoadedSessions } from './sessions/Sessions.tsx';
import { GetUserDocument } from './SettingsPage.generated.ts';

export interface SettingsPageData {
  /** Null if the API did not accept the token: the browser then retries. */
  account: Account | null;
  /** Loaded in parallel, in the browser only. Null on the server, which has only the access token. */
  sessions: LoadedSessions;
}

/** Loads the customer's account and, in the browser, its sessions. Throws like `queryAsCustomer`. */
export async function loader({ context }: LoaderArgs): Promise<SettingsPageData> {
  const sessions = 'document' in globalThis ? context.get(authContext).sessions() : null;
  return { account: await loadAccount(context.get(apolloContext)), sessions };
}

/** The customer's account. Returns null and throws like `queryAsCustomer`. */
export async function loadAccount(operations: GraphQLOperations): Promise<Account | null> {
  const data = await queryAsCustomer(operations, 'the account', { document: GetUserDocument });
  if (data && !data.getUser) throw new PageError(503, 'The getUser query returned no user.');
  return data?.getUser ?? null;
}

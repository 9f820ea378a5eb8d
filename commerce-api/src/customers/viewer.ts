import type { Context } from '../graphql/context.ts';
import { refusal } from '../graphql/refusal.ts';

/** Who a valid token belongs to. */
export interface Viewer {
  customerId: number;
  email: string;
}

/** @throws GraphQLError UNAUTHENTICATED */
export async function signedIn(context: Context): Promise<Viewer> {
  const viewer = await context.viewer();
  if (!viewer) throw refusal('UNAUTHENTICATED', 'This needs a signed-in customer.');
  return viewer;
}

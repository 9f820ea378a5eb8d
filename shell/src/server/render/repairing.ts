import type { RealmGuard } from '@hemvaror/platform/realm/realmGuard';
import type { RenderPage } from './renderPage.ts';

type Realm = Pick<RealmGuard, 'repair'>;

/**
 * Responds a second time if that failed because code had changed objects that all code shares. They are as before then, and after a
 * second failure.
 */
export async function withRepair<Response>(
  realm: Realm,
  respond: () => Promise<Response>,
  hasFailed: (response: Response) => boolean = () => false,
): Promise<Response> {
  try {
    const response = await respond();
    if (!hasFailed(response) || !realm.repair()) return response;
  } catch (error) {
    if (!realm.repair()) throw error;
  }
  try {
    return await respond();
  } finally {
    realm.repair();
  }
}

/** Renders with `withRepair`. */
export function repairing(render: RenderPage, realm: Realm): RenderPage {
  return async (...input) =>
    withRepair(
      realm,
      async () => render(...input),
      ({ hasFailed, status }) => hasFailed || status >= 500,
    );
}

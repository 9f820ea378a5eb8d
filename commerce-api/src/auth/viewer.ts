import { Refusal } from '../model/refusal.ts';

/** Who a valid token belongs to. */
export interface Viewer {
  customerId: number;
  email: string;
  sessionId: string;
  /** When the session began, which takes the password; null for sessions of a release that did not note it. */
  authenticatedAt: Date | null;
}

/** @throws Refusal UNAUTHENTICATED */
export async function requireViewer({ viewer: readViewer }: { viewer(): Promise<Viewer | null> }): Promise<Viewer> {
  const viewer = await readViewer();
  if (!viewer) throw new Refusal('UNAUTHENTICATED', 'This needs a signed-in customer.');
  return viewer;
}

import { isRecord } from '@hemvaror/domain/isRecord';

/** A browser in which the customer is logged in. */
export interface OpenSession {
  id: string;
  /** Browser and system, such as "Firefox, Windows"; empty when unknown. */
  device: string;
  /** ISO 8601. Of the login or the last refresh. */
  lastUsedAt: string;
  isCurrent: boolean;
}

export type EndedSessions = { id: string } | { everywhere: true };

/** @returns null if the body is not a list of sessions, as from a service that has none */
export function openSessionsFrom(body: unknown): OpenSession[] | null {
  if (!isRecord(body) || !Array.isArray(body['sessions'])) return null;
  return body['sessions'].flatMap((value: unknown) => {
    if (!isRecord(value)) return [];
    const { id, device, lastUsedAt, current } = value;
    if (typeof id !== 'string' || typeof lastUsedAt !== 'string') return [];
    return [{ id, device: typeof device === 'string' ? device : '', lastUsedAt, isCurrent: current === true }];
  });
}

/** Whether the service refuses until the customer has confirmed the password. */
export async function needsRecentLogin(response: Response): Promise<boolean> {
  // A proxy may refuse with a page instead of JSON.
  const body: unknown = await response.json().catch(() => null);
  return isRecord(body) && body['error'] === 'REAUTHENTICATION_REQUIRED';
}

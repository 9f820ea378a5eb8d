import { isRecord } from '../isRecord.ts';
import { CHECKOUT_DRAFT_KEY } from './storageKeys.ts';

/** Removes the typed values of the checkout: after an order and a logout. */
export function removeCheckoutDraft(): void {
  try {
    localStorage.removeItem(CHECKOUT_DRAFT_KEY);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}

/** Removes a draft that has expired, or that cannot be read. @param now in ms */
export function removeExpiredCheckoutDraft(now = Date.now()): void {
  try {
    const text = localStorage.getItem(CHECKOUT_DRAFT_KEY);
    if (text !== null && !isCurrentDraft(JSON.parse(text), now)) removeCheckoutDraft();
  } catch {
    // Blocked storage, or a text of other code.
    removeCheckoutDraft();
  }
}

function isCurrentDraft(draft: unknown, now: number): boolean {
  return isRecord(draft) && typeof draft['expiresAt'] === 'number' && draft['expiresAt'] > now;
}

import { SIGN_FLAG_KEY } from '@hemvaror/domain/site/storageKeys';

/** Whether this browser's session began with a signed login, without a logout since (AUTH-29, OP-32). */
export function hasSignFlag(): boolean {
  try {
    return window.localStorage.getItem(SIGN_FLAG_KEY) !== null;
  } catch {
    // Storage is blocked: the session is not resumed, and the shopper has to log in again.
    return false;
  }
}

export function setSignFlag(isSigned: boolean): void {
  try {
    if (isSigned) window.localStorage.setItem(SIGN_FLAG_KEY, 'true');
    else window.localStorage.removeItem(SIGN_FLAG_KEY);
  } catch {
    // Storage is blocked: the login is valid for this page view.
  }
}

/** AUTH-29 */
const FLAG = 'isSign';

/** Whether this browser's session began with a signed login, and has not been left since (AUTH-29, OP-32). */
export function hasSignFlag(): boolean {
  try {
    return window.localStorage.getItem(FLAG) !== null;
  } catch {
    // Storage is blocked: the session is not taken up, and the shopper logs in again.
    return false;
  }
}

export function setSignFlag(isSigned: boolean): void {
  try {
    if (isSigned) window.localStorage.setItem(FLAG, 'true');
    else window.localStorage.removeItem(FLAG);
  } catch {
    // Storage is blocked: this page view is signed in all the same.
  }
}

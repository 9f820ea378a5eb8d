import { CART_SUMMARY_KEY } from '@hemvaror/domain/site/storageKeys';
import { CART_COOKIE } from '@hemvaror/runtime/cart/cartCookie';

export function cartSummaryScript(): string {
  return `(${showCartSummary.toString()})('${CART_SUMMARY_KEY}','${CART_COOKIE}')`;
}

/**
 * Sent as text: it must not reference other code. Lets the header show the stored numbers of the visitor's cart with the first paint
 * (`CartButton.module.css`), so that nothing moves when React renders them after the hydration.
 */
export function showCartSummary(key: string, cookie: string): void {
  const [, id] =
    document.cookie
      .split('; ')
      .map((pair) => pair.split('='))
      .find(([name]) => name === cookie) ?? [];
  if (!id) return;
  try {
    const summary = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (summary.id !== decodeURIComponent(id)) return;
    for (const name of ['count', 'incVat', 'exVat']) {
      document.documentElement.style.setProperty(`--cart-${name}`, JSON.stringify(String(summary[name])));
    }
  } catch {
    // Blocked storage, or a text of another application.
  }
}

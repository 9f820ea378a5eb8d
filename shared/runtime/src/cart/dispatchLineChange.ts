import type { CartLineChange } from '../contract/cartEvents.ts';
import type { CartLine } from './cartTypes.ts';

/** Dispatches `cart:add` or `cart:remove`. @param lines the line before and after the change; undefined without a line */
export function dispatchLineChange({ before, after }: { before?: CartLine | undefined; after?: CartLine | undefined }) {
  const line = after ?? before;
  const difference = (after?.quantity ?? 0) - (before?.quantity ?? 0);
  // Servers add the items of forms, without a window.
  if (!line || difference === 0 || typeof window === 'undefined') return;
  const detail: CartLineChange = { line, quantity: Math.abs(difference) };
  window.dispatchEvent(new CustomEvent(difference > 0 ? 'cart:add' : 'cart:remove', { detail }));
}

import type { CartLineChange } from '@hemvaror/runtime/contract/cartEvents';
import type { ShopEvent } from './shopEvent.ts';

export type LineEvent = Extract<ShopEvent, { type: 'cart:add' | 'cart:remove' }>;

/** Calls `onChange` with each change of a line in the cart. @returns stops it */
export function onLineChange(onChange: (event: LineEvent) => void): () => void {
  const subscriptions = (['cart:add', 'cart:remove'] as const).map((type) => {
    const listener = ({ detail: { line, quantity } }: CustomEvent<CartLineChange>) =>
      onChange({ type, line, quantity });
    window.addEventListener(type, listener);
    return () => window.removeEventListener(type, listener);
  });
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe();
  };
}

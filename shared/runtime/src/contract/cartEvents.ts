import type { SubjectLine } from './pageSubject.ts';

/** Detail of the events `cart:add` and `cart:remove` of `window`. */
export interface CartLineChange {
  /** The changed line; a removed one as it was. */
  line: SubjectLine;
  /** The difference, at least 1. */
  quantity: number;
}

declare global {
  interface WindowEventMap {
    /** The API has confirmed a larger quantity of a line. */
    'cart:add': CustomEvent<CartLineChange>;
    /** The API has confirmed a smaller quantity of a line, or its removal. */
    'cart:remove': CustomEvent<CartLineChange>;
  }
}

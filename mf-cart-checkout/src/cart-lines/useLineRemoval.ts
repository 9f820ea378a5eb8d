import { useState } from 'react';
import type { Cart, CartLine } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { displayedLines, type DisplayedLine, type PlacedLine } from './displayedLines.ts';

interface Removal {
  removed: PlacedLine;
  /** The lines of the cart after the removal. Another change of the cart ends the offer to undo it. */
  linesAfter: string;
}

export interface LineRemoval {
  /** The lines of the cart, with the removed one in its place. */
  lines: readonly DisplayedLine[];
  /** Call it before the request, so that the line keeps its place when the response arrives. */
  lineRemoved: (line: CartLine) => void;
  /** Call it before the request, so that the line returns to its place when the response arrives. */
  lineRestored: () => void;
  /** Ends the offer to undo. */
  dismiss: () => void;
}

/** Remembers the last removed line until the cart changes again, so that the removal can be undone. */
export function useLineRemoval(cart: Cart | null): LineRemoval {
  const items = compact(cart?.items);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [restored, setRestored] = useState<PlacedLine | null>(null);
  const removed = removal?.linesAfter === textOf(items) ? removal.removed : null;
  const lines = displayedLines(items, removed, restored);

  return {
    lines,
    lineRemoved: (line) => {
      const at = lines.filter(({ isRemoved }) => !isRemoved).findIndex((displayed) => displayed.line === line);
      const linesAfter = textOf(items.filter((item) => item !== line));
      setRemoval({ removed: { line, at }, linesAfter });
    },
    lineRestored: () => setRestored(removed),
    dismiss: () => setRemoval(null),
  };
}

function textOf(items: readonly CartLine[]): string {
  return items.map(({ id, quantity }) => `${id}×${quantity}`).join(' ');
}

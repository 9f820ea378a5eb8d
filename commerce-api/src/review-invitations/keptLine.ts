import { sql } from 'kysely';

/**
 * Condition on an `order_line` with the alias `l`: the buyer still has an item of it. A withdrawn item is refunded later, so
 * the larger of both numbers counts.
 */
export const KEPT_LINE = sql<boolean>`
  l.quantity > l.canceled + greatest(
    l.refunded, (select coalesce(sum(w.quantity), 0) from withdrawal_line w where w.order_line_id = l.id)
  )`;

import { sql } from 'kysely';
import type { AttentionReason } from '../../model/attention.ts';
import type { Db } from '../../platform/db/openDatabase.ts';

export interface AttentionCase {
  /** Null for a payment whose order could not be written. */
  order: number | null;
  payment: string | null;
  reason: AttentionReason;
  since: string;
  amount: string;
  email: string | null;
  /** The last message of the provider. */
  problem: string | null;
}

/** The payments, refunds and orders that need a person, oldest first. */
export async function findAttention(db: Db, limit: number): Promise<AttentionCase[]> {
  const { rows } = await sql<AttentionCase>`
    with found as (
      select p.order_id, p.id as payment_id, p.attention_at as since, p.amount_minor, p.currency, p.last_error,
        case p.state when 'onHold' then 'captureRefused' when 'ordered' then 'notCaptured' else 'notVoided' end as reason
      from payment p where p.attention_at is not null
      union all
      select p.order_id, p.id, r.attention_at, r.amount_minor, p.currency, r.last_error,
        case r.state when 'refused' then 'refundRefused' else 'notRefunded' end
      from payment_refund r join payment p on p.id = r.payment_id where r.attention_at is not null
      union all
      select o.id, p.id, o.updated_at, (o.totals -> 'total' ->> 'incVat')::bigint, o.currency, p.last_error,
        case p.state when 'captured' then 'stillOnHold' else 'captureRefused' end
      from shop_order o left join payment p on p.order_id = o.id
      where o.status = 'on-hold' and p.attention_at is null
    )
    select f.order_id as "order", f.payment_id as payment, f.reason,
      to_char(f.since at time zone 'Europe/Stockholm', 'YYYY-MM-DD HH24:MI') as since,
      round(f.amount_minor::numeric / 100, 2) || ' ' || f.currency as amount, o.email, f.last_error as problem
    from found f left join shop_order o on o.id = f.order_id order by f.since limit ${limit}
  `.execute(db);
  return rows;
}

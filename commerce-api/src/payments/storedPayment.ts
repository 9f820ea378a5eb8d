import { sql } from 'kysely';
import type { CurrencyCode } from '../markets/channels.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import type { PaymentDraft } from '../model/orderDraft.ts';
import type { PaymentReason, Reservation } from '../model/payments.ts';
import { paymentStateFrom, type PaymentState } from '../model/paymentState.ts';

export interface StoredPayment {
  id: string;
  cartId: string;
  orderId: number | null;
  customerId: number | null;
  keyHash: string | null;
  methodId: number;
  provider: string;
  /** Null until the provider has answered. */
  reference: string | null;
  state: PaymentState;
  reason: PaymentReason | null;
  /** Minor units including VAT. */
  amountMinor: number;
  /** The store credit that it keeps for its order. */
  creditMinor: number;
  currency: CurrencyCode;
  /** MD5 of the cart that the amount is for. Decides only for a draft without `cartHash`. */
  fingerprint: string;
  /** Null once it is written or the payment has ended. */
  draft: PaymentDraft | null;
  reservation: Reservation | null;
  reservedUntil: Date | null;
  /** The code of which it holds a use until `reservedUntil`; null without one. */
  promoCode: string | null;
  /** Network of the client that started it; null once the draft is written or the payment has ended. */
  network: string | null;
  expiresAt: Date;
  attempts: number;
}

const COLUMNS = [
  'id',
  'cart_id as cartId',
  'order_id as orderId',
  'customer_id as customerId',
  'key_hash as keyHash',
  'method_id as methodId',
  'provider',
  'reference',
  'state',
  'reason',
  'amount_minor as amountMinor',
  'credit_minor as creditMinor',
  'currency',
  'fingerprint',
  'draft',
  'reservation',
  'reserved_until as reservedUntil',
  'promo_code as promoCode',
  'network',
  'expires_at as expiresAt',
  'attempts',
] as const;

export async function readPayment(db: Db | Tx, id: string): Promise<StoredPayment | undefined> {
  return parsed(await db.selectFrom('payment').select(COLUMNS).where('id', '=', id).execute())[0];
}

/** The payment of a reference of any provider: references are not guessable, and no provider reuses them. */
export async function findPayment(db: Db, reference: string): Promise<StoredPayment | undefined> {
  return parsed(await db.selectFrom('payment').select(COLUMNS).where('reference', '=', reference).execute())[0];
}

/** Locks the payment for the transaction. Requires the lock of its cart, which is always taken first. */
export async function lockPayment(tx: Tx, id: string): Promise<StoredPayment | undefined> {
  return parsed(await tx.selectFrom('payment').select(COLUMNS).where('id', '=', id).forUpdate().execute())[0];
}

export async function openPaymentsOf(db: Db | Tx, cartId: string): Promise<StoredPayment[]> {
  const rows = await db
    .selectFrom('payment')
    .select(COLUMNS)
    .where('cart_id', '=', cartId)
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .execute();
  return parsed(rows);
}

type Row = Omit<StoredPayment, 'state'> & { state: string };

function parsed(rows: readonly Row[]): StoredPayment[] {
  return rows.map((row) => ({ ...row, state: paymentStateFrom(row.state) }));
}

export interface CartHashes {
  sha256: string;
  /**
   * For payments of an earlier release, and for an earlier release that runs beside this one during an update or after a rollback.
   * Payments live for `PAYMENT_EXPIRE_MINUTES`, a week at most: the next release can do without it.
   */
  md5: string;
}

/** Hashes of all that determines what a cart contains. Its prices are in the draft and stay as shown. */
export async function cartHashes(tx: Tx, cartId: string): Promise<CartHashes> {
  const { rows } = await sql<CartHashes>`
    select encode(sha256(convert_to(content, 'UTF8')), 'hex') as sha256, md5(content) as md5
    from (
      select coalesce(c.promo_code, '') || coalesce(
        (select string_agg(to_jsonb(l)::text, ',' order by l.id) from cart_line l where l.cart_id = c.id), '') as content
      from cart c where c.id = ${cartId}
    ) hashed
  `.execute(tx);
  return rows[0] ?? { sha256: '', md5: '' };
}

/** Whether the cart of a payment contains what its amount is for. */
export async function isCartUnchanged(tx: Tx, { cartId, fingerprint, draft }: StoredPayment): Promise<boolean> {
  const { sha256, md5 } = await cartHashes(tx, cartId);
  return draft?.cartHash === undefined ? fingerprint === md5 : draft.cartHash === sha256;
}

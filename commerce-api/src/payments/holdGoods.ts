import { lockPromotion, usedUpRefusal } from '../cart/promotionUses.ts';
import type { Promotions } from '../cart/promotions.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { PaymentReason } from '../model/payments.ts';
import { Refusal } from '../model/refusal.ts';
import { countOrder } from '../order-rules/countOrder.ts';
import { unitsOf } from '../order-rules/orderCandidate.ts';
import { reserveStock } from '../orders/reserveStock.ts';
import type { Config } from '../platform/config/config.ts';
import { announce } from '../platform/db/changes.ts';
import { inTransaction, type Db, type Tx } from '../platform/db/openDatabase.ts';
import type { PaymentStart } from './startPayment.ts';
import { lockPayment, type StoredPayment } from './storedPayment.ts';

const MINUTE_MS = 60_000;

export interface HoldDeps {
  db: Db;
  catalog: Pick<Catalog, 'changed'>;
  promotions(): Promise<Promotions>;
  config: Pick<Config, 'payments' | 'limits'>;
}

/**
 * Takes what the order of a payment needs, once its provider's page is open: its stock and a use of its code until the shopper
 * should have paid, and a place within the limits. Stores the session with it.
 *
 * @returns whether the payment is still open
 * @throws Refusal INSUFFICIENT_STOCK, InvalidPromoCode, RequirementsNotMet, TOO_MANY_ATTEMPTS; nothing is taken then
 */
export async function holdGoods(
  { id, cartId }: StoredPayment,
  reference: string,
  start: PaymentStart,
  deps: HoldDeps,
): Promise<boolean> {
  const promotions = await deps.promotions();
  const productIds = await inTransaction(deps.db, async (tx) => {
    await tx.selectFrom('cart').select('id').where('id', '=', cartId).forUpdate().execute();
    const payment = await lockPayment(tx, id);
    return payment?.state === 'open' ? take(tx, payment, reference, start, { ...deps, promotions }) : null;
  });
  if (productIds) deps.catalog.changed({ productIds });
  return productIds !== null;
}

async function take(
  tx: Tx,
  { id, cartId }: StoredPayment,
  reference: string,
  { draft, shopper, network }: PaymentStart,
  { promotions, config }: Pick<HoldDeps, 'config'> & { promotions: Promotions },
): Promise<number[]> {
  const { promoCode } = draft.details;
  const promotion = promoCode === null ? undefined : promotions.codes.get(promoCode);
  if (promotion) {
    await lockPromotion(tx, promoCode, promotions);
    const refusal = await usedUpRefusal(tx, promotion, { cartId, customerId: shopper.customerId, email: draft.email });
    if (refusal) throw refusal;
  }
  const reservation = await reserveStock(tx, draft.lines);
  const { reserveMinutes, guestReserveMinutes } = config.payments;
  const holdMs = (shopper.customerId === null ? guestReserveMinutes : reserveMinutes) * MINUTE_MS;
  const reserved_until = new Date(Date.now() + holdMs);
  await tx
    .updateTable('payment')
    .set((column) => ({
      reference,
      reservation: JSON.stringify(reservation),
      reserved_until,
      promo_code: promoCode,
      next_check_at: column.fn('least', ['next_check_at', column.val(reserved_until)]),
    }))
    .where('id', '=', id)
    .execute();
  const productIds = [...new Set(draft.lines.map(({ productId }) => productId))];
  await announce(tx, { productIds });
  const counted = {
    network,
    email: draft.email,
    customerId: shopper.customerId,
    accountEmail: shopper.account?.email ?? null,
    units: unitsOf(draft.lines),
  };
  await countOrder(tx, counted, config.limits);
  return productIds;
}

/** The reason of a payment that ends since `holdGoods` refused it; undefined for other errors. */
export function holdReason(error: unknown): PaymentReason | undefined {
  if (!(error instanceof Refusal)) return undefined;
  if (error.code === 'INSUFFICIENT_STOCK') return 'outOfStock';
  return error.code === 'TOO_MANY_ATTEMPTS' ? 'limitReached' : 'codeUsedUp';
}

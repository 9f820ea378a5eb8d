import { sql } from 'kysely';
import { releaseOrder } from '../orders/life/holdOrder.ts';
import { moveRefund } from '../orders/moveRefund.ts';
import { inTransaction, type Tx } from '../platform/db/openDatabase.ts';
import { storeCapture, type MoneyDeps } from './moveMoney.ts';
import { hasRefund, type ProviderStatus } from './paymentProvider.ts';

type RepairDeps = Pick<MoneyDeps, 'db' | 'providers'>;

/** A payment whose order, or whose refund, the provider may know better. */
interface Suspect {
  order: number;
  payment: string;
  provider: string;
  reference: string;
  kind: 'onHold' | 'captured' | 'refund';
  refund: string | null;
}

/** A repaired case, or why it was not. */
export interface Repaired extends Pick<Suspect, 'order' | 'payment'> {
  /** The state at the provider, or the error of the request. */
  provider: string;
  isRepaired: boolean;
}

/**
 * Reads the state of orders on hold and refused refunds from the providers, and stores effects that happened after all. In a dry run nothing is
 * stored. Repeating it changes nothing.
 *
 * @throws Error if the database cannot be read
 */
export async function repairOrders(deps: RepairDeps, { isDryRun }: { isDryRun: boolean }): Promise<Repaired[]> {
  const repaired: Repaired[] = [];
  for (const suspect of await findSuspects(deps)) {
    const { order, payment } = suspect;
    const status = await statusOf(suspect, deps);
    if (typeof status === 'string') {
      repaired.push({ order, payment, provider: status, isRepaired: false });
      continue;
    }
    const repair = repairFor(suspect, status);
    const isRepaired = repair !== null && (isDryRun || (await inTransaction(deps.db, repair)));
    repaired.push({ order, payment, provider: status.state, isRepaired });
  }
  return repaired;
}

/** @returns the message of a provider that does not answer, so that the others are called as well */
async function statusOf({ provider, reference }: Suspect, { providers }: RepairDeps): Promise<ProviderStatus | string> {
  const known = providers.get(provider);
  if (!known) return `This process has no payment provider "${provider}".`;
  try {
    return await known.readStatus(reference);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The change that follows from the state at the provider. It returns whether it happened; null for none. */
function repairFor(suspect: Suspect, status: ProviderStatus): ((tx: Tx) => Promise<boolean>) | null {
  const { kind, order, payment, refund } = suspect;
  if (status.state !== 'captured') return null;
  if (kind === 'onHold') return (tx) => storeCapture(tx, { id: payment, orderId: order }, { from: 'onHold' });
  if (kind === 'captured') return (tx) => releaseOrder(tx, order, { actor: 'system' });
  if (refund === null || !hasRefund(status, refund)) return null;
  return (tx) => moveRefund(tx, refund, { from: 'refused', to: 'done' });
}

async function findSuspects({ db }: RepairDeps): Promise<Suspect[]> {
  const { rows } = await sql<Suspect>`
    select p.order_id as "order", p.id as payment, p.provider, p.reference, p.state as kind, null as refund
    from payment p join shop_order o on o.id = p.order_id
    where p.state = 'onHold' or (p.state = 'captured' and o.status = 'on-hold')
    union all
    select p.order_id, p.id, p.provider, p.reference, 'refund', r.id::text
    from payment_refund r join payment p on p.id = r.payment_id where r.state = 'refused'
    order by 1
  `.execute(db);
  return rows;
}

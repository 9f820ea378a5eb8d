import type { CarrierEntry, PickupPointEntry } from '../../model/catalogEntries.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { insertAll, upsertAll } from '../../platform/db/writeAll.ts';

/** Adds carriers or replaces those with the same id, with all of their rates; others do not change. */
export async function writeCarriers(tx: Tx, carriers: readonly CarrierEntry[]): Promise<void> {
  if (carriers.length === 0) return;
  await upsertAll(
    tx,
    'carrier',
    ['id'],
    carriers.map(({ id, name, company, logo, maxSides, maxWeight, order, active, returns }) => ({
      id,
      name: JSON.stringify(name),
      company,
      logo,
      max_sides: maxSides && JSON.stringify(maxSides),
      max_weight: maxWeight,
      sort_order: order,
      active,
      returns: returns && JSON.stringify(returns),
    })),
  );
  await tx
    .deleteFrom('carrier_rate')
    .where(
      'carrier_id',
      'in',
      carriers.map(({ id }) => id),
    )
    .execute();
  await insertAll(
    tx,
    'carrier_rate',
    carriers.flatMap(({ id, rates }) =>
      rates.map((rate) => ({
        carrier_id: id,
        country: rate.country,
        currency: rate.currency,
        fee_minor: rate.fee,
        free_above_minor: rate.freeAbove,
        never_free: rate.neverFree,
        days_from: rate.days[0],
        days_to: rate.days[1],
        serves: JSON.stringify(rate.serves),
        excludes: JSON.stringify(rate.excludes),
      })),
    ),
  );
}

/**
 * Adds pickup points or replaces those with the same carrier and id; others do not change.
 *
 * @throws Error for an unknown carrier
 */
export async function writePickupPoints(tx: Tx, points: readonly PickupPointEntry[]): Promise<void> {
  const carriers = new Set((await tx.selectFrom('carrier').select('id').execute()).map(({ id }) => id));
  const lost = points.find(({ carrierId }) => !carriers.has(carrierId));
  if (lost) {
    throw new Error(`Pickup point ${lost.id} has an unknown carrier ${lost.carrierId}. Import the carrier first.`);
  }
  await upsertAll(
    tx,
    'pickup_point',
    ['carrier_id', 'id'],
    points.map(({ carrierId, hours, ...point }) => ({
      carrier_id: carrierId,
      ...point,
      hours: hours && JSON.stringify(hours),
    })),
  );
}

import type { ContactEntry, MarketEntries, MarketEntry } from '../../model/catalogEntries.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { upsertAll } from '../../platform/db/writeAll.ts';
import { writeCarriers, writePickupPoints } from './writeCarriers.ts';
import { writePaymentMethods } from './writePaymentMethods.ts';

/**
 * Adds or replaces markets and their terms; others do not change. Call `assertMarkets` afterwards.
 *
 * @throws Error for a pickup point of an unknown carrier
 */
export async function writeMarketData(tx: Tx, entries: MarketEntries): Promise<void> {
  await writeCarriers(tx, entries.carriers);
  await writePickupPoints(tx, entries.pickupPoints);
  await writePaymentMethods(tx, entries.paymentMethods);
  await writeMarkets(tx, entries.markets);
  await writeContacts(tx, entries.contacts);
}

/** Adds markets or replaces those with the same channel and alias. Call `assertMarkets` afterwards. */
export async function writeMarkets(tx: Tx, markets: readonly MarketEntry[]): Promise<void> {
  await upsertAll(
    tx,
    'market',
    ['channel_id', 'alias'],
    markets.map((market) => ({
      channel_id: market.channelId,
      alias: market.alias,
      country: market.country,
      country_name: market.countryName,
      group_key: market.groupKey,
      currency: market.currency,
      languages: JSON.stringify(market.languages),
      kind: market.kind,
      free_above_minor: market.freeAbove,
      return_fee_minor: market.returnFee,
      guarantee_notice_from: market.guaranteeNoticeFrom,
      guarantee_notice_images: market.guaranteeNoticeImages && JSON.stringify(market.guaranteeNoticeImages),
      sort_order: market.order,
      active: market.active,
    })),
  );
}

/** Adds contact details or replaces those of the same channel. */
export async function writeContacts(tx: Tx, contacts: readonly ContactEntry[]): Promise<void> {
  await upsertAll(
    tx,
    'contact',
    ['channel_id'],
    contacts.map(({ channelId, email, phone, hours, address, organizationNumber }) => ({
      channel_id: channelId,
      email,
      phone,
      hours: JSON.stringify(hours),
      address,
      organization_number: organizationNumber,
    })),
  );
}

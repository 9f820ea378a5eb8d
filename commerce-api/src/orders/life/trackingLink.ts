import type { Tx } from '../../platform/db/openDatabase.ts';

/** The carriers' pages for a parcel, by the logo of the carrier. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['postnord', 'https://tracking.postnord.com/se/?id='],
  ['ups', 'https://www.ups.com/track?tracknum='],
  ['dhl', 'https://www.dhl.com/se-sv/home/tracking.html?tracking-id='],
  ['schenker', 'https://www.dbschenker.com/app/tracking-public/?refNumber='],
]);

/** The carrier's page for a parcel; null for a carrier whose page is not known. */
export async function trackingLink(tx: Tx, shippingId: number, parcelNumber: string): Promise<string | null> {
  const carrier = await tx.selectFrom('carrier').select('logo').where('id', '=', shippingId).executeTakeFirst();
  const page = PAGES.get(carrier?.logo ?? '');
  return page === undefined ? null : page + encodeURIComponent(parcelNumber);
}

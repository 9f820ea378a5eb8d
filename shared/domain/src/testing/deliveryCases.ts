import type { DeliveryDates } from '../delivery/deliveryDates.ts';

/** The days of a delivery with their text in each language: pages and mails must say the same. */
export interface DeliveryCase extends DeliveryDates {
  sv: string;
  en: string;
}

/**
 * The table that mails and pages are tested with.
 *
 * @internal
 */
export const DELIVERY_CASES: readonly DeliveryCase[] = [
  { from: '2026-12-01', to: '2026-12-03', sv: 'tis 1 – tors 3 dec', en: 'Tue, Dec 1 – Thu, Dec 3' },
  { from: '2026-11-30', to: '2026-12-03', sv: 'mån 30 nov – tors 3 dec', en: 'Mon, Nov 30 – Thu, Dec 3' },
  { from: '2026-12-30', to: '2027-01-04', sv: 'ons 30 dec – mån 4 jan', en: 'Wed, Dec 30 – Mon, Jan 4' },
  { from: '2026-12-01', to: '2026-12-01', sv: 'tis 1 dec', en: 'Tue, Dec 1' },
];

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { createMarkets } from '../src/market-data/createMarkets.ts';
import type { ContactDetails } from '../src/markets/market.ts';
import type { Markets } from '../src/markets/view.ts';
import type { MarketEntries } from '../src/model/catalogEntries.ts';
import {
  carriersShape,
  contactsShape,
  marketsShape,
  paymentMethodsShape,
  pickupPointsShape,
} from '../src/model/marketShapes.ts';

const SEED = join(process.cwd(), 'commerce-api/seed');

export const CONTACT: ContactDetails = {
  email: 'fragor@ekhem.example',
  phone: '+46 8-12 34',
  hours: { sv: 'dygnet runt', en: 'around the clock' },
  address: 'Storgatan 1 & 3, 111 22 Stockholm',
  organizationNumber: '556000-0000',
};

/** The markets of the demo data, without a database. */
export function seedMarketEntries(): MarketEntries {
  return {
    carriers: read('carriers.json', carriersShape),
    pickupPoints: read('pickupPoints.json', pickupPointsShape),
    paymentMethods: read('paymentMethods.json', paymentMethodsShape),
    markets: read('markets.json', marketsShape),
    contacts: read('contacts.json', contactsShape),
  };
}

/** @param changed entries that replace those of the demo data */
export function seedMarkets(changed: Partial<MarketEntries> = {}): Markets {
  return createMarkets({ ...seedMarketEntries(), ...changed }, { contact: CONTACT, providers: new Set() });
}

function read<Value>(name: string, shape: z.ZodType<Value>): Value {
  return shape.parse(JSON.parse(readFileSync(join(SEED, name), 'utf8')));
}

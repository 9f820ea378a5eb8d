import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { passwordDigest } from '../auth/digest.ts';
import { daysBefore, shopDate, SHOP_TIME_ZONE } from '../markets/shopDate.ts';
import type { Tx } from '../platform/db/openDatabase.ts';

/** The demo's campaigns end at the start of this day from now on, so that the demo shows a last day. */
const CAMPAIGN_DAYS = 30;

/** Adds a demo account and promo codes, and an end to the campaigns that reduce prices. */
export async function seedDemo(tx: Tx): Promise<void> {
  await tx
    .insertInto('customer')
    .values({
      email: 'demo@hemvist.example',
      password_hash: await hash(passwordDigest('hemvist-demo')),
      address: JSON.stringify({
        firstName: 'Demo',
        lastName: 'Hemvist',
        addressLine1: 'Storgatan 1',
        city: 'Stockholm',
        zip: '11122',
        country: 'SE',
        mobile: '0700000000',
      }),
      personal_id: null,
      meta_data: null,
    })
    .execute();
  await tx
    .insertInto('promotion')
    .values([
      { code: 'VÄLKOMMEN10', percent: 10, minimum: null },
      { code: 'WELCOME10', percent: 10, minimum: null },
      {
        code: 'HEMMA20',
        percent: 20,
        minimum: JSON.stringify({ SEK: 150_000, EUR: 15_000, NOK: 150_000, DKK: 100_000 }),
      },
      {
        code: 'HEMMA100',
        percent: null,
        amounts: JSON.stringify({ SEK: 10_000, EUR: 1_000, NOK: 10_000, DKK: 7_500 }),
        minimum: JSON.stringify({ SEK: 50_000, EUR: 5_000, NOK: 50_000, DKK: 37_500 }),
      },
    ])
    .execute();
  const end = daysBefore(shopDate(), -CAMPAIGN_DAYS);
  await sql`
    update campaign set active_to = ${end}::date::timestamp at time zone ${SHOP_TIME_ZONE}
    where active_to is null and kind <> 'tiered'
  `.execute(tx);
}

import { hash } from '@node-rs/argon2';
import { passwordDigest } from '../auth/digest.ts';
import type { Tx } from '../db/openDatabase.ts';
import type { SeedData } from './seedTypes.ts';

/** The category whose products get cheaper in number: knobs, of which a kitchen takes a dozen. */
const BY_THE_DOZEN = 120;

/** An account to sign in with, codes to try and a tiered price. */
export async function seedDemo(tx: Tx, { categories }: SeedData): Promise<void> {
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
        country: 'Sverige',
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
      { code: 'HEMMA20', percent: 20, minimum: JSON.stringify({ SEK: 150_000, EUR: 15_000 }) },
    ])
    .execute();
  if (categories.some(({ id }) => id === BY_THE_DOZEN)) {
    await tx
      .insertInto('quantity_campaign')
      .values({
        id: 1,
        name: JSON.stringify({ sv: 'Mängdrabatt', en: 'Quantity discount' }),
        category_id: BY_THE_DOZEN,
        tiers: JSON.stringify([
          { quantity: 6, percent: 10 },
          { quantity: 12, percent: 15 },
        ]),
      })
      .execute();
  }
}

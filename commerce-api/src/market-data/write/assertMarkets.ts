import { sql } from 'kysely';
import { CUSTOMER_TYPES } from '../../markets/payments.ts';
import { SITES } from '../../markets/channels.ts';
import { shopDate } from '../../markets/shopDate.ts';
import type { MarketEntries, MarketEntry } from '../../model/catalogEntries.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { readMarketData } from '../readMarketData.ts';

/**
 * Checks that every active market has the data to price goods and, in a country, to take orders: a wrong row would stop the
 * checkout.
 *
 * @throws Error naming the market and the missing entry
 */
export async function assertMarkets(tx: Tx): Promise<void> {
  const data = await readMarketData(tx);
  const lists = await tx.selectFrom('price_list').select('currency').where('is_default', '=', true).execute();
  const currencies = new Set(lists.map(({ currency }) => currency));
  const taxed = await readTaxedCountries(tx);
  const active = data.markets.filter((market) => market.active);

  for (const { id, defaultMarketId } of SITES) {
    const isOffered = active.some(({ channelId, alias }) => channelId === id && alias === defaultMarketId);
    if (!isOffered) throw new Error(`The default market ${defaultMarketId} of channel ${id} is missing or inactive.`);
  }
  for (const market of active) {
    const name = `Market ${market.alias} of channel ${market.channelId}`;
    if (!currencies.has(market.currency)) {
      throw new Error(`${name} sells in ${market.currency}, which has no default price list. Import the list first.`);
    }
    if (!taxed.has(market.country)) {
      throw new Error(`${name} lacks VAT rates for ${market.country}. Import one of every VAT class first.`);
    }
    const missing = missingTerms(market, data);
    if (missing) throw new Error(`${name} has ${missing}.`);
  }
}

function missingTerms({ kind, country, currency }: MarketEntry, data: MarketEntries): string | undefined {
  if (kind !== 'country' && kind !== 'checkoutCountry') return undefined;
  const everyParcel = data.carriers.some(
    ({ active, maxSides, maxWeight, rates }) =>
      active &&
      maxSides === null &&
      maxWeight === null &&
      rates.some((rate) => rate.country === country && rate.currency === currency && rate.serves.length === 0),
  );
  if (!everyParcel) return `no active carrier that delivers every parcel to ${country} for a fee in ${currency}`;
  const unpaid = CUSTOMER_TYPES.find(
    (type) =>
      !data.paymentMethods.some(
        ({ active, countries, customerTypes }) =>
          active && (countries.length === 0 || countries.includes(country)) && customerTypes.includes(type),
      ),
  );
  return unpaid && `no active payment method for the customer type ${unpaid}`;
}

/** The countries with a current rate of every VAT class that a product has, and of the standard one for fees. */
async function readTaxedCountries(tx: Tx): Promise<Set<string>> {
  const today = shopDate();
  const rates = await tx
    .selectFrom('vat_rate')
    .select(['country', 'vat_class'])
    .where(sql<boolean>`valid_from <= ${today}::date and (valid_to is null or valid_to > ${today}::date)`)
    .execute();
  const products = await tx.selectFrom('product').select('vat_class').distinct().execute();
  const classes = [...new Set(['standard', ...products.map(({ vat_class }) => vat_class)])];
  const countries = new Set(rates.map(({ country }) => country));
  return new Set(
    [...countries].filter((country) =>
      classes.every((vatClass) => rates.some((rate) => rate.country === country && rate.vat_class === vatClass)),
    ),
  );
}

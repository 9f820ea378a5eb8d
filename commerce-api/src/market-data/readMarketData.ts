import { sql } from 'kysely';
import type { MarketEntries } from '../model/catalogEntries.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';

/** Reads all markets with their terms, in the form of a catalog file and in one statement, so that they agree. */
export async function readMarketData(db: Db | Tx): Promise<MarketEntries> {
  const { rows } = await sql<MarketEntries>`
    select
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'company', c.company, 'logo', c.logo,
          'maxSides', c.max_sides, 'maxWeight', c.max_weight, 'order', c.sort_order, 'active', c.active, 'returns', c.returns,
          'rates', (select coalesce(json_agg(json_build_object('country', r.country, 'currency', r.currency, 'fee', r.fee_minor,
              'freeAbove', r.free_above_minor, 'neverFree', r.never_free, 'days', json_build_array(r.days_from, r.days_to),
              'serves', r.serves, 'excludes', r.excludes) order by r.country collate "C", r.currency), '[]')
            from carrier_rate r where r.carrier_id = c.id)) order by c.sort_order, c.id), '[]')
        from carrier c) as carriers,
      (select coalesce(json_agg(json_build_object('carrierId', p.carrier_id, 'id', p.id, 'country', p.country,
          'zip', p.zip, 'name', p.name, 'street', p.street, 'city', p.city, 'hours', p.hours, 'latitude', p.latitude,
          'longitude', p.longitude, 'active', p.active) order by p.carrier_id, p.id collate "C"), '[]')
        from pickup_point p) as "pickupPoints",
      (select coalesce(json_agg(json_build_object('id', m.id, 'provider', m.provider, 'name', m.name,
          'inText', m.in_text, 'logo', m.logo, 'paymentType', m.payment_type, 'checkoutType', m.checkout_type,
          'fees', m.fees, 'minTotals', m.min_totals, 'maxTotals', m.max_totals, 'countries', m.countries,
          'customerTypes', m.customer_types, 'isCredit', m.is_credit, 'description', m.description, 'order', m.sort_order, 'active', m.active) order by m.sort_order, m.id), '[]')
        from payment_method m) as "paymentMethods",
      (select coalesce(json_agg(json_build_object('channelId', m.channel_id, 'alias', m.alias, 'country', m.country,
          'countryName', m.country_name, 'groupKey', m.group_key, 'currency', m.currency, 'languages', m.languages,
          'kind', m.kind, 'freeAbove', m.free_above_minor, 'returnFee', m.return_fee_minor, 'guaranteeNoticeFrom',
          m.guarantee_notice_from, 'guaranteeNoticeImages', m.guarantee_notice_images, 'order', m.sort_order,
          'active', m.active) order by m.channel_id collate "C", m.sort_order, m.alias collate "C"), '[]')
        from market m) as markets,
      (select coalesce(json_agg(json_build_object('channelId', c.channel_id, 'email', c.email, 'phone', c.phone,
          'hours', c.hours, 'address', c.address, 'organizationNumber', c.organization_number)
          order by c.channel_id collate "C"), '[]')
        from contact c) as contacts
  `.execute(db);
  const [data] = rows;
  if (!data) throw new Error('The statement that reads the markets returned no row.');
  return data;
}

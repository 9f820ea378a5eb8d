import { sql } from 'kysely';
import * as z from 'zod';
import { CURRENCY_CODES } from '../../markets/channels.ts';
import { assertMarkets } from '../../market-data/write/assertMarkets.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { defineCommand, type Command } from '../command.ts';
import type { Operator } from '../operator.ts';
import { amountText, idText } from '../values.ts';

const currency = z.string('is missing').toUpperCase().pipe(z.enum(CURRENCY_CODES));
const country = z
  .string('is missing')
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'expected two letters, like SE');
const days = z
  .string()
  .regex(/^\d{1,2}-\d{1,2}$/, 'expected working days like 1-3')
  .transform((text) => text.split('-').map(Number))
  .refine(([from = 0, to = 0]) => from <= to, 'expected the shortest time first');

const listCarriers = defineCommand(
  {
    name: 'carrier list',
    reads: 'shop',
    help: `carrier list

Lists the carriers with their fees by country: fee, limit of free shipping and working days. "market" means the limit of the market.`,
    input: z.strictObject({}),
  },
  async (_input, { db }) => {
    const { rows } = await sql<Record<string, unknown>>`
      select c.id as carrier, c.company, c.name ->> 'sv' as name, c.active, r.country, r.currency,
        r.fee_minor / 100::float8 as fee,
        case when r.never_free then 'never' when r.free_above_minor is null then 'market'
          else (r.free_above_minor / 100::float8)::text end as "freeAbove",
        r.days_from || '-' || r.days_to as days
      from carrier c join carrier_rate r on r.carrier_id = c.id order by c.sort_order, r.country, r.currency
    `.execute(db);
    return rows;
  },
);

const setRate = defineCommand(
  {
    name: 'carrier set-rate',
    help: `carrier set-rate <id> --country <SE> --currency <SEK> [--fee <49.00>] [--free-above <899|never|market>] [--days <1-3>]

Changes the fee, the limit of free shipping or the delivery time of a carrier in one country. Orders that are placed keep theirs.`,
    positionals: ['carrier'],
    options: {
      country: { type: 'string' },
      currency: { type: 'string' },
      fee: { type: 'string' },
      'free-above': { type: 'string' },
      days: { type: 'string' },
    },
    input: z
      .strictObject({
        carrier: idText,
        country,
        currency,
        fee: amountText.optional(),
        'free-above': z.union([z.enum(['never', 'market']), amountText]).optional(),
        days: days.optional(),
      })
      .refine(
        (input) => input.fee !== undefined || input['free-above'] !== undefined || input.days !== undefined,
        '--fee, --free-above or --days is missing',
      ),
  },
  (input, operator) =>
    changeTerms(operator, 'carrier set-rate', async (tx) => {
      const { carrier, fee, days: time, 'free-above': freeAbove } = input;
      const { numUpdatedRows } = await tx
        .updateTable('carrier_rate')
        .set({
          ...(fee !== undefined && { fee_minor: fee }),
          ...(freeAbove !== undefined && {
            never_free: freeAbove === 'never',
            free_above_minor: typeof freeAbove === 'number' ? freeAbove : null,
          }),
          ...(time && { days_from: time[0] ?? 0, days_to: time[1] ?? 0 }),
        })
        .where('carrier_id', '=', carrier)
        .where('country', '=', input.country)
        .where('currency', '=', input.currency)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) {
        throw new Error(`Carrier ${carrier} has no fee for ${input.country} in ${input.currency}. See carrier list.`);
      }
      return { carrier, country: input.country, currency: input.currency };
    }),
);

const listMethods = defineCommand(
  {
    name: 'payment-method list',
    reads: 'shop',
    help: `payment-method list

Lists the payment methods with their provider and fees.`,
    input: z.strictObject({}),
  },
  async (_input, { db }) => {
    const { rows } = await sql<Record<string, unknown>>`
      select id as method, name ->> 'sv' as name, provider, payment_type as type, active, countries,
        coalesce((select jsonb_object_agg(key, value::float8 / 100) from jsonb_each_text(fees)), '{}') as fees
      from payment_method order by sort_order
    `.execute(db);
    return rows;
  },
);

const setFee = defineCommand(
  {
    name: 'payment-method set-fee',
    help: `payment-method set-fee <id> --currency <SEK> --fee <29.00>

Sets the fee of a payment method in one currency; 0 removes it. Orders that are placed keep theirs.`,
    positionals: ['method'],
    options: { currency: { type: 'string' }, fee: { type: 'string' } },
    input: z.strictObject({ method: idText, currency, fee: amountText }),
  },
  ({ method, currency: code, fee }, operator) =>
    changeTerms(operator, 'payment-method set-fee', async (tx) => {
      const fees = fee === 0 ? sql`fees - ${code}::text` : sql`fees || jsonb_build_object(${code}::text, ${fee}::int)`;
      const { rows } = await sql`update payment_method set fees = ${fees} where id = ${method} returning id`.execute(
        tx,
      );
      if (rows.length === 0) throw new Error(`There is no payment method ${method}. See payment-method list.`);
      return { method, currency: code, fee: fee / 100 };
    }),
);

const fileName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,80}\.(webp|avif|png|jpe?g)$/, 'expected a name like notice-sv.png');

const setGuaranteeNotice = defineCommand(
  {
    name: 'market guarantee-notice',
    help: `market guarantee-notice <country> --from <2026-09-27|never> [--image-sv <notice-sv.png> --image-en <notice-en.png>]

Shows the notice on the legal guarantee to consumers in the markets of a country (EU for the region) from that day on. Upload the
official files first: image upload --kind pagewidget. Without them the shop shows the content of the notice as text.`,
    positionals: ['country'],
    options: { from: { type: 'string' }, 'image-sv': { type: 'string' }, 'image-en': { type: 'string' } },
    input: z
      .strictObject({
        country,
        from: z.union([z.iso.date(), z.literal('never')], 'expected a day like 2026-09-27, or never'),
        'image-sv': fileName.optional(),
        'image-en': fileName.optional(),
      })
      .refine(
        (input) => (input['image-sv'] === undefined) === (input['image-en'] === undefined),
        'expected --image-sv and --image-en together',
      ),
  },
  ({ country: code, from, 'image-sv': swedish, 'image-en': english }, operator) =>
    changeTerms(operator, 'market guarantee-notice', async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('market')
        .set({
          guarantee_notice_from: from === 'never' ? null : from,
          ...(swedish && english && { guarantee_notice_images: JSON.stringify({ sv: swedish, en: english }) }),
        })
        .where('country', '=', code)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new Error(`There is no market of the country ${code}.`);
      return { country: code, from, markets: Number(numUpdatedRows) };
    }),
);

/** A command that offers a carrier or payment method, or no longer does. */
function switchCommand(
  noun: 'carrier' | 'payment-method',
  table: 'carrier' | 'payment_method',
  active: boolean,
): Command {
  const name = `${noun} ${active ? 'enable' : 'disable'}`;
  const effect = active
    ? 'Offers it in the checkout again.'
    : 'No longer offers it in the checkout. Refused if a country would be left without one.';
  return defineCommand(
    { name, help: `${name} <id>\n\n${effect}`, positionals: ['id'], input: z.strictObject({ id: idText }) },
    ({ id }, operator) =>
      changeTerms(operator, name, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable(table)
          .set({ active })
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) throw new Error(`There is no ${noun} ${id}. See ${noun} list.`);
        return { id, active };
      }),
  );
}

/** @throws Error if a market could no longer take orders */
async function changeTerms(operator: Operator, command: string, change: (tx: Tx) => Promise<object>): Promise<object> {
  return operator.change(command, async (tx) => {
    const summary = await change(tx);
    await assertMarkets(tx);
    return { summary: { ...summary }, changed: { everything: true } };
  });
}

export const termsCommands: readonly Command[] = [
  setGuaranteeNotice,
  listCarriers,
  setRate,
  switchCommand('carrier', 'carrier', true),
  switchCommand('carrier', 'carrier', false),
  listMethods,
  setFee,
  switchCommand('payment-method', 'payment_method', true),
  switchCommand('payment-method', 'payment_method', false),
];

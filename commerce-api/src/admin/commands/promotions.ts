import { promoCodeFrom } from '@hemvaror/domain/validation/promoCode';
import { sql } from 'kysely';
import * as z from 'zod';
import { CURRENCY_CODES } from '../../markets/channels.ts';
import { defineCommand, type Command } from '../command.ts';
import { amountText, countText, listOf } from '../values.ts';

const code = z
  .string('is missing')
  .transform(promoCodeFrom)
  .pipe(z.string().regex(/^[\p{L}\d_-]{2,40}$/u, 'expected letters, digits, - or _'));
/** A day begins at midnight in the time zone of the shop. */
const day = z.iso.date('expected a day like 2026-12-01').optional();
const name = z.string().trim().min(1).max(100).optional();
const inCurrency = z
  .string()
  .regex(/^[A-Z]{3}:\d{1,7}(\.\d{1,2})?$/, 'expected a currency and an amount like SEK:500')
  .transform((text, check) => {
    const [name = '', amount = ''] = text.split(':');
    const currency = CURRENCY_CODES.find((known) => known === name);
    if (!currency) check.addIssue(`unknown currency ${name}. Known ones: ${CURRENCY_CODES.join(', ')}`);
    return { currency: currency ?? CURRENCY_CODES[0], amount: amountText.parse(amount) };
  });

const create = defineCommand(
  {
    name: 'promo create',
    help: `promo create --code <code> (--percent <1-100>|--amount <SEK:100>…) [--min <SEK:500>]… [--max-uses <n>] [--max-uses-per-customer <n>]
  [--from <yyyy-mm-dd>] [--until <yyyy-mm-dd>]
promo create --code <id> --name-sv <name> --name-en <name> (--percent <1-100>|--amount <SEK:100>…) [--min <SEK:500>]… [--from <yyyy-mm-dd>]
  [--until <yyyy-mm-dd>]

Creates a promo code that reduces a cart by a percentage, or by an amount that is given in every currency. --min is the smallest sum of the goods by currency; --from is the first and --until the last day. Canceled
orders do not count as uses. With names, it is a campaign: every cart that meets --min gets the reduction and shows the name,
without a code. Of several, a cart gets the best one, and the discount of a promo code on what it leaves.`,
    options: {
      code: { type: 'string' },
      'name-sv': { type: 'string' },
      'name-en': { type: 'string' },
      percent: { type: 'string' },
      amount: { type: 'string', multiple: true },
      min: { type: 'string', multiple: true },
      'max-uses': { type: 'string' },
      'max-uses-per-customer': { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
    },
    input: z
      .strictObject({
        code,
        'name-sv': name,
        'name-en': name,
        percent: countText.pipe(z.number().min(1).max(100)).optional(),
        amount: listOf(inCurrency),
        min: listOf(inCurrency),
        'max-uses': countText.pipe(z.number().min(1)).optional(),
        'max-uses-per-customer': countText.pipe(z.number().min(1)).optional(),
        from: day,
        until: day,
      })
      .refine(
        ({ percent, amount }) => (percent === undefined) === amount.length > 0,
        'expected --percent, or --amount in every currency',
      )
      .refine(
        ({ amount }) =>
          amount.length === 0 || CURRENCY_CODES.every((known) => amount.some(({ currency }) => currency === known)),
        { path: ['amount'], error: `expected an amount in each of ${CURRENCY_CODES.join(', ')}` },
      )
      .refine((input) => (input['name-sv'] === undefined) === (input['name-en'] === undefined), 'expected both names')
      .refine(
        (input) => !input['name-sv'] || !(input['max-uses'] ?? input['max-uses-per-customer']),
        'a campaign without a code has no limits of uses',
      )
      .refine(({ from, until }) => !from || !until || from <= until, '--until is before --from'),
  },
  (input, operator) =>
    operator.change('promo create', async (tx) => {
      const minimums = byCurrency(input.min);
      const amounts = byCurrency(input.amount);
      const { 'name-sv': sv, 'name-en': en } = input;
      const names = sv !== undefined && en !== undefined ? { sv, en } : null;
      const created = await tx
        .insertInto('promotion')
        .values({
          code: input.code,
          names: names && JSON.stringify(names),
          percent: input.percent ?? null,
          amounts: input.amount.length > 0 ? JSON.stringify(amounts) : null,
          minimum:
            input.min.length > 0
              ? JSON.stringify(Object.fromEntries(CURRENCY_CODES.map((name) => [name, minimums[name] ?? 0])))
              : null,
          max_uses: input['max-uses'],
          max_uses_per_customer: input['max-uses-per-customer'],
          active_from: input.from === undefined ? null : sql`${input.from}::timestamp at time zone 'Europe/Stockholm'`,
          active_to:
            input.until === undefined
              ? null
              : sql`(${input.until}::date + 1)::timestamp at time zone 'Europe/Stockholm'`,
        })
        .onConflict((on) => on.column('code').doNothing())
        .returning('code')
        .executeTakeFirst();
      if (!created)
        throw new Error(`There is a code ${input.code} already. End it with promo end, and choose another.`);
      return { summary: { ...input, min: minimums, amount: amounts }, changed: { everything: true } };
    }),
);

/** Minor units by currency. */
function byCurrency(entries: readonly z.output<typeof inCurrency>[]): Record<string, number> {
  return Object.fromEntries(entries.map(({ currency, amount }) => [currency, amount]));
}

const list = defineCommand(
  {
    name: 'promo list',
    reads: 'shop',
    help: `promo list

Lists the promo codes and the campaigns of the whole cart with their limits and the number of orders that used them.`,
    input: z.strictObject({}),
  },
  async (_input, { db }) => {
    const { rows } = await sql<Record<string, unknown>>`
      select p.code, p.names, p.percent, p.amounts, p.active, p.active_from as "from", p.active_to as "to", p.max_uses as "maxUses",
        p.max_uses_per_customer as "maxUsesPerCustomer",
        (select count(*)::int from shop_order o where o.details ->> 'promoCode' = p.code and o.status <> 'cancelled') as uses
      from promotion p order by p.code
    `.execute(db);
    return rows;
  },
);

const end = defineCommand(
  {
    name: 'promo end',
    help: `promo end <code>

Ends a promo code, or a campaign of the whole cart, now.`,
    positionals: ['code'],
    input: z.strictObject({ code }),
  },
  (input, operator) =>
    operator.change('promo end', async (tx) => {
      const ended = await tx
        .updateTable('promotion')
        .set({ active: false })
        .where('code', '=', input.code)
        .returning('code')
        .executeTakeFirst();
      if (!ended) throw new Error(`There is no code ${input.code}.`);
      return { summary: { code: input.code }, changed: { everything: true } };
    }),
);

export const promotionCommands: readonly Command[] = [create, list, end];

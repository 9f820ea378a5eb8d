import * as z from 'zod';
import { shopDate } from '../../markets/shopDate.ts';
import { ORDER_STATUSES } from '../../model/orderStatus.ts';
import { defineCommand, type Command } from '../command.ts';
import { findAttention } from '../orders/findAttention.ts';
import { findOrders } from '../orders/findOrders.ts';
import { orderDetails } from '../orders/orderDetails.ts';
import { pickList } from '../orders/pickList.ts';
import { countText, flag, idText, listOf } from '../values.ts';
import { orderMoneyCommands } from './orderMoney.ts';
import { orderStepCommands } from './orderSteps.ts';
import { resendMail } from './resendMail.ts';

const limit = countText.pipe(z.number().min(1).max(1_000)).default(50);

const list = defineCommand(
  {
    name: 'order list',
    reads: 'shoppers',
    help: `order list [--today] [--since <yyyy-mm-dd>] [--open] [--status <status>] [--limit <n>]
order list --attention [--limit <n>]

Lists orders, newest first: those of today, since a day, those with items to ship, or those with a status
(${ORDER_STATUSES.join(', ')}).
--attention lists the payments that need a person, oldest first: orders on hold, refunds that a provider refused, and money that
could not be moved for half an hour.`,
    options: {
      today: { type: 'boolean' },
      since: { type: 'string' },
      open: { type: 'boolean' },
      attention: { type: 'boolean' },
      status: { type: 'string' },
      limit: { type: 'string' },
    },
    input: z.strictObject({
      today: flag,
      since: z.iso.date('expected a day like 2026-12-01').optional(),
      open: flag,
      attention: flag,
      status: z.enum(ORDER_STATUSES, `expected one of ${ORDER_STATUSES.join(', ')}`).optional(),
      limit,
    }),
  },
  async ({ today, since, open, attention, ...filter }, { db, recordRead }) => {
    const found = attention
      ? await findAttention(db, filter.limit)
      : await findOrders(db, { ...filter, isOpen: open, since: since ?? (today ? shopDate() : undefined) });
    await recordRead('order list', { orders: found.map(({ order }) => order) });
    return found;
  },
);

const find = defineCommand(
  {
    name: 'order find',
    reads: 'shoppers',
    help: `order find <text> [--limit <n>]

Finds orders by order number, email, name, company or parcel number, newest first.`,
    options: { limit: { type: 'string' } },
    positionals: ['text'],
    input: z.strictObject({ text: z.coerce.string('is missing').trim().min(1), limit }),
  },
  async (filter, { db, recordRead }) => {
    const found = await findOrders(db, filter);
    await recordRead('order find', { orders: found.map(({ order }) => order) });
    return found;
  },
);

const show = defineCommand(
  {
    name: 'order show',
    reads: 'shoppers',
    help: `order show <order>

Shows an order with its items, addresses, parcels, refunds and history.`,
    positionals: ['order'],
    input: z.strictObject({ order: idText }),
  },
  async ({ order }, { db, recordRead }) => {
    const details = await orderDetails(db, order);
    await recordRead('order show', { orders: [order], customers: [details.customerId] });
    return details;
  },
);

const pick = defineCommand(
  {
    name: 'order pick-list',
    reads: 'shoppers',
    help: `order pick-list [--order <order>]…

Lists the items to take from the shelves, for all orders that are not packed or for some.`,
    options: { order: { type: 'string', multiple: true } },
    input: z.strictObject({ order: listOf(idText) }),
  },
  async ({ order }, { db, recordRead }) => {
    const { items, orders } = await pickList(db, order);
    await recordRead('order pick-list', { orders });
    return items;
  },
);

export const orderCommands: readonly Command[] = [
  list,
  find,
  show,
  pick,
  ...orderStepCommands,
  ...orderMoneyCommands,
  resendMail,
];

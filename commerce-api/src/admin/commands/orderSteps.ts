import * as z from 'zod';
import { deliverOrder } from '../../orders/life/deliverOrder.ts';
import { openItems } from '../../orders/life/orderLife.ts';
import { packOrder } from '../../orders/life/packOrder.ts';
import { payOrder } from '../../orders/life/payOrder.ts';
import { cancelOrder, refundOrder, type SettledResult } from '../../orders/life/settleOrder.ts';
import { shipOrder } from '../../orders/life/shipOrder.ts';
import { lockOrder, type StepResult } from '../../orders/life/storeStep.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { defineCommand, type Command } from '../command.ts';
import type { Operator, Outcome } from '../operator.ts';
import { chosenItems } from '../orders/chosenItems.ts';
import { major } from '../orders/orderDetails.ts';
import { amountText, flag, idText, listOf } from '../values.ts';

const order = { order: idText };
const line = listOf(z.coerce.string().min(1));
const parcel = z.coerce.string().trim().min(1).max(100).optional();
const reason = z.string().trim().max(500).optional();
const LINE_OPTION = { line: { type: 'string', multiple: true } } as const;
const LINES = '--line <article number or SKU>[:<count>] selects items and may be repeated.';

const pack = defineCommand(
  {
    name: 'order pack',
    help: `order pack <order> [--line <item>[:<count>]]…

Marks an order, or some of its items, as packed. ${LINES}`,
    options: LINE_OPTION,
    positionals: ['order'],
    input: z.strictObject({ ...order, line }),
  },
  (input, operator) =>
    step('order pack', operator, async (tx) => {
      const stored = await lockOrder(tx, input.order);
      const items = chosenItems(stored, input.line, (one) => one.quantity - one.canceled - one.packed);
      return packOrder(tx, input.order, { actor: operator.actor, items });
    }),
);

const ship = defineCommand(
  {
    name: 'order ship',
    help: `order ship <order> [--parcel <number>] [--link <url>] [--line <item>[:<count>]]…

Ships an order, or some of its items, in one parcel. The customer gets the parcel number with the carrier's tracking link
(--link replaces it), and the invoice with the first parcel. ${LINES}
Repeating the command with the same parcel number changes nothing.`,
    options: { ...LINE_OPTION, parcel: { type: 'string' }, link: { type: 'string' } },
    positionals: ['order'],
    input: z.strictObject({ ...order, line, parcel, link: z.url({ protocol: /^https$/ }).optional() }),
  },
  (input, operator) =>
    step('order ship', operator, async (tx) => {
      const items = chosenItems(await lockOrder(tx, input.order), input.line, openItems);
      const { parcel: parcelNumber, link } = input;
      const { invoiceDays } = operator.config.shop;
      return shipOrder(tx, input.order, { actor: operator.actor, items, parcelNumber, link, invoiceDays });
    }),
);

const deliver = defineCommand(
  {
    name: 'order deliver',
    help: `order deliver <order> [--parcel <number>]

Records that a parcel, or all parcels of an order, were delivered. The period of withdrawal begins with the last one.`,
    options: { parcel: { type: 'string' } },
    positionals: ['order'],
    input: z.strictObject({ ...order, parcel }),
  },
  (input, operator) =>
    step('order deliver', operator, (tx) =>
      deliverOrder(tx, input.order, { actor: operator.actor, parcelNumber: input.parcel }),
    ),
);

const pay = defineCommand(
  {
    name: 'order pay',
    help: `order pay <order>

Records that the invoice of an order was paid, or that an order on hold was paid in another way: its authorization is released.`,
    positionals: ['order'],
    input: z.strictObject(order),
  },
  (input, operator) => step('order pay', operator, (tx) => payOrder(tx, input.order, { actor: operator.actor })),
);

const cancel = defineCommand(
  {
    name: 'order cancel',
    help: `order cancel <order> [--line <item>[:<count>]]… [--reason <text>]

Cancels everything that is not shipped, or some items: gives the stock back, refunds what was paid and reduces an unpaid
invoice. ${LINES}`,
    options: { ...LINE_OPTION, reason: { type: 'string' } },
    positionals: ['order'],
    input: z.strictObject({ ...order, line, reason }),
  },
  (input, operator) =>
    settle('order cancel', operator, async (tx) => {
      const items = chosenItems(await lockOrder(tx, input.order), input.line, openItems);
      return cancelOrder(tx, input.order, { actor: operator.actor, items, reason: input.reason });
    }),
);

const refund = defineCommand(
  {
    name: 'order refund',
    help: `order refund <order> [--line <item>[:<count>]]… [--shipping rest|<49.00>] [--amount <50.00>] [--return-shipping agreed|<29.00>]
  [--to payment|balance] [--restock] [--reason <text>] [--key <text>]

Refunds shipped items, the shipping fee or an amount, to the payment or the customer's balance, at most what was paid. An
unpaid invoice is reduced. --return-shipping deducts the cost of sending items back: what the terms of the order say, or an amount.
--restock puts the items back on sale. ${LINES}
A repeated command with the same --key refunds nothing.`,
    options: {
      ...LINE_OPTION,
      shipping: { type: 'string' },
      amount: { type: 'string' },
      'return-shipping': { type: 'string' },
      to: { type: 'string' },
      restock: { type: 'boolean' },
      reason: { type: 'string' },
      key: { type: 'string' },
    },
    positionals: ['order'],
    input: z.strictObject({
      ...order,
      line,
      shipping: z.union([z.literal('rest'), amountText], 'expected rest or an amount like 49.00').default(0),
      amount: amountText.default(0),
      'return-shipping': z
        .union([z.literal('agreed'), amountText], 'expected agreed or an amount like 29.00')
        .default(0),
      to: z.enum(['payment', 'balance'], 'expected payment or balance').default('payment'),
      restock: flag,
      reason,
      key: z.string().min(1).max(100).optional(),
    }),
  },
  (input, operator) =>
    settle('order refund', operator, async (tx) => {
      const stored = await lockOrder(tx, input.order);
      const lines = chosenItems(stored, input.line, ({ shipped, refunded }) => shipped - refunded) ?? new Map();
      const { shipping, amount, 'return-shipping': returnShipping, to: target, restock: restocks, key } = input;
      const request = { lines, shipping, amount, returnShipping, target, restocks, reason: input.reason, key };
      return refundOrder(tx, input.order, { actor: operator.actor, ...request });
    }),
);

function step(command: string, operator: Operator, take: (tx: Tx) => Promise<StepResult>) {
  return operator.change(command, async (tx) => outcomeOf(await take(tx)));
}

/** With the money that was moved, in major units. */
function settle(command: string, operator: Operator, take: (tx: Tx) => Promise<SettledResult>) {
  return operator.change(command, async (tx) => {
    const result = await take(tx);
    const { summary, ...outcome } = outcomeOf(result);
    const { paidOut, credited, toBalance, paidBack } = result;
    const money = { paidOut: major(paidOut), credited: major(credited), toBalance: major(toBalance), paidBack };
    return { ...outcome, summary: { ...summary, ...money } };
  });
}

function outcomeOf({ orderId, status, changed, productIds }: StepResult): Outcome {
  return { summary: { order: orderId, status, changed }, changed: { productIds }, isUnchanged: !changed };
}

export const orderStepCommands: readonly Command[] = [pack, ship, deliver, pay, cancel, refund];

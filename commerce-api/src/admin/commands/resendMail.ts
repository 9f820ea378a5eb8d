import * as z from 'zod';
import { lockOrder, mailStep } from '../../orders/life/storeStep.ts';
import type { StoredOrder } from '../../orders/readOrders.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import { defineCommand } from '../command.ts';
import { idText } from '../values.ts';

const MAILS = [
  'confirmation',
  'invoice',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'canceled',
  'refunded',
  'withdrawalRequested',
] as const;

export const resendMail = defineCommand(
  {
    name: 'order resend-mail',
    help: `order resend-mail <order> --mail <mail>

Sends a mail about an order again: confirmation, invoice, or the last one about a step (${MAILS.slice(2).join(', ')}).`,
    options: { mail: { type: 'string' } },
    positionals: ['order'],
    input: z.strictObject({ order: idText, mail: z.enum(MAILS, `expected one of ${MAILS.join(', ')}`) }),
  },
  ({ order, mail }, operator) =>
    operator.change('order resend-mail', async (tx) => {
      const stored = await lockOrder(tx, order);
      if (stored.email === '') throw new Error(`Order ${order} has no email address any more.`);
      await enqueue(tx, stored, mail);
      return { summary: { order, mail }, changed: { productIds: [] } };
    }),
);

async function enqueue(tx: Tx, order: StoredOrder, mail: (typeof MAILS)[number]): Promise<void> {
  if (mail === 'confirmation') {
    await enqueueMail(tx, 'orderConfirmation', { orderId: order.id, to: order.email });
    return;
  }
  if (mail === 'invoice') {
    const invoice = await tx
      .selectFrom('order_invoice')
      .select('number')
      .where('order_id', '=', order.id)
      .executeTakeFirst();
    if (!invoice) throw new Error(`Order ${order.id} has no invoice: it is issued with the first parcel.`);
    await enqueueMail(tx, 'invoice', { orderId: order.id, email: order.email });
    return;
  }
  const event = await tx
    .selectFrom('order_event')
    .select('id')
    .where('order_id', '=', order.id)
    .where('step', '=', mail)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!event) throw new Error(`Order ${order.id} has no step ${mail}.`);
  await mailStep(tx, order, event.id);
}

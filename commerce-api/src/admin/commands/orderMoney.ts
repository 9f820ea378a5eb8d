import * as z from 'zod';
import { secretsOf } from '../../auth/secrets.ts';
import { lockOrder } from '../../orders/life/storeStep.ts';
import { moveRefund } from '../../orders/moveRefund.ts';
import { repairOrders } from '../../payments/repairOrders.ts';
import { paymentProviders } from '../../payments/paymentProviders.ts';
import { defineCommand, type Command } from '../command.ts';
import { idText } from '../values.ts';

const repair = defineCommand(
  {
    name: 'order repair',
    help: `order repair

Requests the state of orders on hold and refused refunds from the payment providers. An order whose payment was captured
after all continues, and a refund that was paid is marked as done. Repeating the command changes nothing.`,
    input: z.strictObject({}),
  },
  async (_input, operator) => {
    const { db, config, isDryRun } = operator;
    const providers = paymentProviders({ db, config, secrets: await secretsOf(config) });
    // No transaction waits for the providers, which are called one after the other.
    const cases = await repairOrders({ db, providers }, { isDryRun });
    const repaired = cases.filter(({ isRepaired }) => isRepaired).map(({ order }) => order);
    const left = cases.filter(({ isRepaired }) => !isRepaired);
    const summary = await operator.change('order repair', async () => ({
      summary: { repaired },
      changed: { productIds: [] },
      isUnchanged: repaired.length === 0,
    }));
    return { ...summary, left: left.map(({ order, payment, provider }) => ({ order, payment, provider })) };
  },
);

const refundPaid = defineCommand(
  {
    name: 'order refund-paid',
    help: `order refund-paid <order>

Records that the refunds of an order that its provider refused were paid in another way, for example by bank transfer.`,
    positionals: ['order'],
    input: z.strictObject({ order: idText }),
  },
  ({ order }, operator) =>
    operator.change('order refund-paid', async (tx) => {
      await lockOrder(tx, order);
      const refused = await tx
        .selectFrom('payment_refund')
        .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
        .select(['payment_refund.id', 'payment_refund.amount_minor as amountMinor'])
        .where('payment.order_id', '=', order)
        .where('payment_refund.state', '=', 'refused')
        .execute();
      for (const { id } of refused) await moveRefund(tx, id, { from: 'refused', to: 'done' });
      const paid = refused.reduce((sum, { amountMinor }) => sum + amountMinor, 0) / 100;
      return { summary: { order, paid }, changed: { productIds: [] }, isUnchanged: refused.length === 0 };
    }),
);

export const orderMoneyCommands: readonly Command[] = [repair, refundPaid];

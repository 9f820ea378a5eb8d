import { anOrder, aPaymentDetail, aRefund, aShippingDetail } from '@hemvaror/testing/builders/anOrder';
import { orderStage, orderTimeline } from './orderTimeline.ts';

type Order = Parameters<typeof anOrder>[0];

function timelineOf(overrides: Order, hasAdditions = true) {
  const order = anOrder(overrides);
  const {
    packedAt: _packed,
    shippedAt: _shipped,
    deliveredAt: _delivered,
    canceledAt: _canceled,
    ...published
  } = order;
  const timeline = orderTimeline(hasAdditions ? order : published);
  return {
    steps: timeline.map(({ key, isDone }) => (isDone ? key : `(${key})`)).join(' '),
    stage: orderStage(order.status, timeline),
  };
}

const NEW = { status: 'pending', createdAt: '2026-03-21T09:00:00Z' };
const PAID_AT_ONCE = [aPaymentDetail({ isPaid: true, paymentDate: '2026-03-21T09:00:00Z' })];
const PAID = [aPaymentDetail({ isPaid: true, paymentDate: '2026-04-20T09:00:00Z' })];

test.each<[what: string, order: Order, steps: string, stage: string]>([
  ['a new order', NEW, 'received (packed) (shipped) (delivered)', 'received'],
  [
    'an order that waits for the payment',
    { ...NEW, status: 'pending-payment' },
    'received (paid) (packed) (shipped) (delivered)',
    'waitingForPayment',
  ],
  [
    'an order whose payment is not complete',
    { ...NEW, status: 'on-hold' },
    'received (paid) (packed) (shipped) (delivered)',
    'onHold',
  ],
  [
    'an order with items made to order',
    { ...NEW, status: 'backorder' },
    'received (packed) (shipped) (delivered)',
    'madeToOrder',
  ],
  [
    'a partly shipped order',
    { ...NEW, status: 'partial', shippingDetails: [aShippingDetail({ shippingDate: '2026-03-22T09:00:00Z' })] },
    'received partlyShipped (packed) (shipped) (delivered)',
    'partlyShipped',
  ],
  [
    'a delivered order whose invoice was paid later',
    {
      status: 'completed',
      packedAt: '2026-03-22T09:00:00Z',
      shippedAt: '2026-03-22T10:00:00Z',
      deliveredAt: '2026-03-24T09:00:00Z',
      shippingDetails: [aShippingDetail({ shippingDate: '2026-03-22T10:00:00Z' })],
      paymentDetails: PAID,
    },
    'received packed shipped delivered paid',
    'delivered',
  ],
  [
    'a delivered order with a partial refund',
    {
      status: 'completed',
      packedAt: '2026-03-22T09:00:00Z',
      shippedAt: '2026-03-22T10:00:00Z',
      deliveredAt: '2026-03-24T09:00:00Z',
      paymentDetails: PAID_AT_ONCE,
      refunds: [aRefund(7)],
    },
    'received paid packed shipped delivered refunded',
    'delivered',
  ],
  [
    'a canceled order that was paid back on the same day',
    {
      status: 'cancelled',
      canceledAt: '2026-03-21T10:00:00Z',
      paymentDetails: PAID_AT_ONCE,
      refunds: [{ ...aRefund(7), createdAt: '2026-03-21T09:59:59Z' }],
    },
    'received paid canceled refunded',
    'canceled',
  ],
  [
    'a delivered order whose invoice was reduced and then paid',
    {
      status: 'completed',
      packedAt: '2026-03-22T09:00:00Z',
      shippedAt: '2026-03-22T10:00:00Z',
      deliveredAt: '2026-03-24T09:00:00Z',
      paymentDetails: PAID,
      refunds: [aRefund(7)],
    },
    'received packed shipped delivered reduced paid',
    'delivered',
  ],
])('the timeline of %s', (_what, order, steps, stage) => {
  expect(timelineOf(order)).toEqual({ steps, stage });
});

test('with an API that does not date the steps, only what is known is listed', () => {
  expect(timelineOf(NEW, false)).toEqual({ steps: 'received', stage: 'received' });
  expect(timelineOf({ status: 'cancelled' }, false)).toEqual({ steps: 'received canceled', stage: 'canceled' });
  expect(timelineOf({ status: 'completed', completedAt: '2026-03-24T09:00:00Z' }, false)).toEqual({
    steps: 'received shipped',
    stage: 'shipped',
  });
});

import * as fc from 'fast-check';
import { Refusal } from '../../model/refusal.ts';
import { pack, pay, ship } from './handling.ts';
import { openItems, sumOf, valueOf, type LifeLine, type OrderLife } from './orderLife.ts';
import { cancel, refund, type RefundRequest } from './settling.ts';
import { netPrices } from './shareDiscount.ts';
import { isCancellable, withdraw, withdrawableItems } from './withdrawing.ts';

function aLine(fields: Partial<LifeLine> = {}): LifeLine {
  const quantity = fields.quantity ?? 2;
  return {
    id: 1,
    skuId: 101,
    productId: 1,
    packed: 0,
    shipped: 0,
    canceled: 0,
    refunded: 0,
    net: 10_000,
    vatRate: 25,
    fromHand: quantity,
    fromOversold: 0,
    ...fields,
    quantity,
  };
}

function anOrder(fields: Partial<OrderLife> = {}): OrderLife {
  return {
    status: 'pending',
    paymentState: null,
    lines: [aLine(), aLine({ id: 2, skuId: 201, productId: 2, quantity: 1, net: 5_001 })],
    total: 19_901,
    fromBalance: 0,
    isPaid: false,
    shipping: { incVat: 4_900, exVat: 3_920 },
    shippingRefunded: 0,
    refunded: { paidOut: 0, credited: 0, toBalance: 0 },
    deducted: 0,
    ...fields,
  };
}

const REFUND: RefundRequest = {
  lines: new Map(),
  shipping: 0,
  amount: 0,
  returnShipping: 0,
  target: 'payment',
  restocks: false,
};
const items = (...entries: [id: number, count: number][]) => new Map(entries);

function codeOf(step: () => unknown): string | undefined {
  try {
    step();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return undefined;
}

test('the status follows the steps: pending, partial, completed, refunded [ACCOUNT-11]', () => {
  const paid = pay(anOrder()) ?? anOrder();
  const packed = pack(paid, items([1, 1]))?.life ?? paid;
  const partly = ship(packed, items([1, 2]))?.life ?? paid;
  const shipped = ship(partly)?.life ?? paid;
  const refunded = refund(shipped, { ...REFUND, lines: items([1, 2], [2, 1]), shipping: 'rest' }).life;

  expect([paid, packed, partly, shipped, refunded].map(({ status }) => status)).toEqual([
    'pending',
    'partial',
    'partial',
    'completed',
    'refunded',
  ]);
});

test('a canceled order refunds its price and fees, and gives its stock back', () => {
  const paid = anOrder({ isPaid: true });

  const canceled = cancel(paid);

  expect(canceled?.life.status).toBe('cancelled');
  expect(canceled?.sums).toEqual({ paidOut: 19_901, credited: 0, toBalance: 0 });
  expect(canceled?.stock).toMatchObject([
    { skuId: 101, toHand: 2 },
    { skuId: 201, toHand: 1 },
  ]);
});

test('the cancellation of an unpaid order reduces its invoice and pays nothing back', () => {
  expect(cancel(anOrder())?.sums).toEqual({ paidOut: 0, credited: 19_901, toBalance: 0 });
});

test('the part of a price that was drawn from the balance goes back to the balance', () => {
  expect(cancel(anOrder({ fromBalance: 6_000 }))?.sums).toEqual({ paidOut: 0, credited: 13_901, toBalance: 6_000 });
});

test('canceled items give back supplied ones first, then oversold ones, then those on hand', () => {
  const order = anOrder({ lines: [aLine({ quantity: 6, fromHand: 2, fromOversold: 2 })] });

  const first = cancel(order, items([1, 3]));
  const second = cancel(first?.life ?? order, items([1, 2]));

  expect(first?.stock).toMatchObject([{ toHand: 0, toOversold: 1 }]);
  expect(second?.stock).toMatchObject([{ toHand: 1, toOversold: 1 }]);
});

test('a repeated step changes nothing', () => {
  const shipped = ship(anOrder())?.life ?? anOrder();
  const canceled = cancel(anOrder())?.life ?? anOrder();

  expect(ship(shipped)).toBeNull();
  expect(pack(shipped)).toBeNull();
  expect(cancel(canceled)).toBeNull();
  expect(pay(anOrder({ isPaid: true }))).toBeNull();
});

const SHIPPED = ship(anOrder({ isPaid: true }))?.life ?? anOrder();

test.each<[name: string, step: () => unknown]>([
  ['more items than ordered', () => ship(anOrder(), items([1, 3]))],
  ['a line of another order', () => ship(anOrder(), items([9, 1]))],
  ['a negative number of items', () => ship(anOrder(), items([1, -1]))],
  ['packing before the payment', () => pack(anOrder({ status: 'pending-payment' }))],
  ['packing an order on hold', () => pack(anOrder({ status: 'on-hold', paymentState: 'onHold' }))],
  ['shipping before the capture', () => ship(anOrder({ paymentState: 'ordered' }))],
  [
    'packing the rest of an order whose capture was refused',
    () => pack(anOrder({ status: 'partial', paymentState: 'onHold' })),
  ],
  ['packing an order whose money was returned', () => pack(anOrder({ paymentState: 'voided' }))],
  ['marking an order as paid that is being captured', () => pay(anOrder({ paymentState: 'ordered' }))],
  ['shipping a canceled order', () => ship(cancel(anOrder())?.life ?? anOrder())],
  ['paying a canceled order', () => pay(cancel(anOrder())?.life ?? anOrder())],
  ['canceling shipped items', () => cancel(SHIPPED)],
  [
    'refunding items that were not shipped',
    () => refund(anOrder({ isPaid: true }), { ...REFUND, lines: items([1, 1]) }),
  ],
  ['refunding more than was paid', () => refund(SHIPPED, { ...REFUND, amount: 19_902 })],
  [
    'refunding the shipping fee twice',
    () => refund({ ...SHIPPED, shippingRefunded: 4_900 }, { ...REFUND, shipping: 1 }),
  ],
  ['refunding nothing', () => refund(SHIPPED, REFUND)],
  ['refunding an unpaid order to the balance', () => refund(anOrder(), { ...REFUND, amount: 1, target: 'balance' })],
])('%s is refused', (_name, step) => {
  expect(codeOf(step)).toBe('ORDER_STEP_REFUSED');
});

test('a payment releases an order that waited for it', () => {
  const made = aLine({ fromHand: 1, fromOversold: 1 });

  expect(pay(anOrder({ status: 'pending-payment' }))?.status).toBe('pending');
  expect(pay(anOrder({ status: 'pending-payment', lines: [made] }))?.status).toBe('backorder');
});

test.each([
  ['by invoice', { paymentState: null }],
  ['with a captured payment', { paymentState: 'captured', isPaid: true }],
  ['in another way than through its provider', { paymentState: 'voided', isPaid: true }],
] as const)('an order that is paid %s is packed', (_way, fields) => {
  expect(pack(anOrder(fields))?.life.status).toBe('partial');
});

test('a payment in another way continues an order on hold', () => {
  const packed = [aLine({ packed: 1 })];

  expect(pay(anOrder({ status: 'on-hold', paymentState: 'onHold' }))?.status).toBe('pending');
  expect(pay(anOrder({ status: 'on-hold', paymentState: 'onHold', lines: packed }))?.status).toBe('partial');
});

test('the buyer can cancel an order on hold', () => {
  expect(isCancellable(anOrder({ status: 'on-hold', paymentState: 'onHold' }))).toBe(true);
});

const NOW = new Date('2027-03-01T12:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const CONSUMER = { isConsumer: true, deliveredAt: null, requested: new Map<number, number>() };

test('a consumer may withdraw until 30 days after the delivery, from items that are not requested or refunded yet', () => {
  const left = (state: object) => [...withdrawableItems(SHIPPED, { ...CONSUMER, ...state }, NOW)];

  expect(left({})).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(left({ deliveredAt: daysAgo(29), requested: items([1, 2]) })).toEqual([[2, 1]]);
  expect(left({ deliveredAt: daysAgo(31) })).toEqual([]);
  expect(left({ isConsumer: false })).toEqual([]);
  expect(codeOf(() => withdraw(SHIPPED, CONSUMER, NOW, items([1, 3])))).toBe('ORDER_STEP_REFUSED');
  expect(codeOf(() => withdraw(SHIPPED, { ...CONSUMER, isConsumer: false }, NOW))).toBe('ORDER_STEP_REFUSED');
});

test('the cost of return shipping is deducted from a refund, and the order is refunded all the same', () => {
  const paid = { ...SHIPPED, isPaid: true };
  const all = { ...REFUND, lines: items([1, 2], [2, 1]), shipping: 'rest' as const };

  const { life, items: parts, sums } = refund(paid, { ...all, returnShipping: 2_900 });

  expect(sums).toEqual({ paidOut: 17_001, credited: 0, toBalance: 0 });
  expect(parts.at(-1)).toEqual({
    kind: 'returnShipping',
    lineId: null,
    quantity: 0,
    amount: { incVat: -2_900, exVat: -2_320 },
  });
  expect(life.status).toBe('refunded');
  expect(codeOf(() => refund(paid, { ...REFUND, amount: 2_900, returnShipping: 2_900 }))).toBe('ORDER_STEP_REFUSED');
  expect(codeOf(() => refund(paid, { ...REFUND, returnShipping: 2_900 }))).toBe('ORDER_STEP_REFUSED');
});

test('a buyer may cancel until the first item is packed', () => {
  expect(isCancellable(anOrder())).toBe(true);
  expect(isCancellable(pack(anOrder(), items([1, 1]))?.life ?? anOrder())).toBe(false);
});

test('the discount of an order is shared by its lines without a remainder', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 10 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (prices, share) => {
        const sum = prices.reduce((total, price) => total + price, 0);
        const discount = Math.floor(sum * share);
        const nets = netPrices(
          prices.map((price) => ({ price })),
          discount,
        );

        expect(nets.reduce((total, net) => total + net, 0)).toBe(sum - discount);
        for (const net of nets) expect(net).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

type Move = (life: OrderLife) => { life: OrderLife; toHand?: number; toOversold?: number } | null;

const count = fc.integer({ min: 0, max: 4 });
const chosen = fc.tuple(count, count).map(([first, second]) => items([1, first], [2, second]));
const target = fc.constantFrom('payment' as const, 'balance' as const);

const move: fc.Arbitrary<Move> = fc.oneof(
  chosen.map(
    (lines): Move =>
      (life) =>
        pack(life, lines),
  ),
  chosen.map(
    (lines): Move =>
      (life) =>
        ship(life, lines),
  ),
  fc.constant<Move>((life) => ship(life)),
  fc.constant<Move>((life) => {
    const paid = pay(life);
    return paid && { life: paid };
  }),
  fc.option(chosen, { nil: undefined }).map(
    (lines): Move =>
      (life) =>
        withStock(cancel(life, lines)),
  ),
  fc
    .record({
      lines: chosen,
      shipping: fc.oneof(fc.nat(6_000), fc.constant('rest' as const)),
      amount: fc.nat(9_000),
      returnShipping: fc.nat(6_000),
      target,
    })
    .map((request): Move => (life) => ({ life: refund(life, { ...request, restocks: false }).life })),
);

function withStock(settled: ReturnType<typeof cancel>) {
  if (!settled) return null;
  const { stock, life } = settled;
  return {
    life,
    toHand: stock.reduce((sum, { toHand }) => sum + toHand, 0),
    toOversold: stock.reduce((sum, { toOversold }) => sum + toOversold, 0),
  };
}

const order = fc
  .record({ first: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), net: fc.nat(50_000), fromBalance: fc.nat(9_000) })
  .map(({ first: [hand, oversold, supplied], net, fromBalance }) => {
    const quantity = hand + oversold + supplied + 1;
    const lines = [
      aLine({ quantity, fromHand: hand + 1, fromOversold: oversold, net }),
      aLine({ id: 2, skuId: 201, productId: 2, quantity: 1, net: 5_001 }),
    ];
    return anOrder({ lines, total: net + 5_001 + 4_900, fromBalance: Math.min(fromBalance, net) });
  });

test('no sequence of steps refunds more than was paid, or loses or creates stock', () => {
  fc.assert(
    fc.property(order, fc.array(move, { maxLength: 15 }), (start, moves) => {
      let life = start;
      let [toHand, toOversold] = [0, 0];
      for (const step of moves) {
        const before = life;
        const code = codeOf(() => {
          const done = step(life);
          life = done?.life ?? life;
          toHand += done?.toHand ?? 0;
          toOversold += done?.toOversold ?? 0;
        });
        if (code !== undefined) expect(life).toBe(before);

        const { total, fromBalance, isPaid, refunded } = life;
        expect(sumOf(refunded)).toBeLessThanOrEqual(total);
        const paid = isPaid ? total - refunded.credited : fromBalance;
        expect(refunded.paidOut + refunded.toBalance).toBeLessThanOrEqual(paid);
        if (!isPaid) expect(refunded.paidOut).toBe(0);
        for (const line of life.lines) {
          expect(openItems(line)).toBeGreaterThanOrEqual(0);
          expect(line.refunded).toBeLessThanOrEqual(line.shipped);
          expect(line.shipped).toBeLessThanOrEqual(line.packed);
        }
      }
      const reserved = (key: 'fromHand' | 'fromOversold') => start.lines.reduce((sum, line) => sum + line[key], 0);
      expect(toHand).toBeLessThanOrEqual(reserved('fromHand'));
      expect(toOversold).toBeLessThanOrEqual(reserved('fromOversold'));
      if (life.status === 'cancelled') {
        expect([toHand, toOversold]).toEqual([reserved('fromHand'), reserved('fromOversold')]);
        expect(sumOf(life.refunded)).toBe(life.total);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('all items of a line refund its price, however they are divided', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(99_999), (quantity, net) => {
      let [line, sum] = [aLine({ quantity, net, shipped: quantity, packed: quantity }), 0];
      for (let done = 0; done < quantity; done += 1) {
        sum += valueOf(line, 1).incVat;
        line = { ...line, refunded: line.refunded + 1 };
      }
      expect(sum).toBe(net);
    }),
  );
});

import { isInvoiceReduction } from './isInvoiceReduction.ts';

const REFUND = { createdAt: '2026-03-24T09:00:00Z', toBalance: false };
const UNPAID = { isPaid: false, paymentDate: null };
const paidAt = (paymentDate: string | null) => ({ isPaid: true, paymentDate });

test.each([
  ['an unpaid invoice', REFUND, [UNPAID], true],
  ['an invoice that was paid afterwards', REFUND, [paidAt('2026-03-30T00:00:00Z')], true],
  ['a paid order', REFUND, [paidAt('2026-03-21T00:00:00Z')], false],
  ['a payment without a date', REFUND, [paidAt(null)], false],
  ['a refund to the balance', { ...REFUND, toBalance: true }, [UNPAID], false],
  ['an order without payments', REFUND, [], false],
  ['one of two parts that is paid', REFUND, [UNPAID, paidAt('2026-03-21T00:00:00Z')], false],
])('%s', (_what, refund, payments, expected) => {
  expect(isInvoiceReduction(refund, payments)).toBe(expected);
});

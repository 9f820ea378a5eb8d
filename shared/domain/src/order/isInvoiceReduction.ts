interface Refund {
  /** ISO 8601. */
  createdAt: string;
  toBalance: boolean;
}

interface Payment {
  isPaid: boolean;
  /** ISO 8601; null for an unpaid one. */
  paymentDate: string | null;
}

/**
 * Whether a refund made an unpaid invoice smaller, so that no money was paid back: it was created before the order was paid.
 *
 * @param payments of the order
 */
export function isInvoiceReduction({ createdAt, toBalance }: Refund, payments: readonly Payment[]): boolean {
  if (toBalance || payments.length === 0) return false;
  return payments.every(
    ({ isPaid, paymentDate }) => !isPaid || (paymentDate !== null && Date.parse(paymentDate) > Date.parse(createdAt)),
  );
}

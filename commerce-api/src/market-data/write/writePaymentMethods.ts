import type { PaymentMethodEntry } from '../../model/catalogEntries.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { upsertAll } from '../../platform/db/writeAll.ts';

/** Adds payment methods or replaces those with the same id; others do not change. */
export async function writePaymentMethods(tx: Tx, methods: readonly PaymentMethodEntry[]): Promise<void> {
  await upsertAll(
    tx,
    'payment_method',
    ['id'],
    methods.map((method) => ({
      id: method.id,
      provider: method.provider,
      name: JSON.stringify(method.name),
      in_text: JSON.stringify(method.inText),
      logo: method.logo,
      payment_type: method.paymentType,
      checkout_type: method.checkoutType,
      fees: JSON.stringify(method.fees),
      min_totals: JSON.stringify(method.minTotals),
      max_totals: JSON.stringify(method.maxTotals),
      countries: JSON.stringify(method.countries),
      customer_types: JSON.stringify(method.customerTypes),
      is_credit: method.isCredit,
      description: method.description && JSON.stringify(method.description),
      sort_order: method.order,
      active: method.active,
    })),
  );
}

import type { CartView } from '../cart/cartView.ts';
import { NO_PROVIDER } from '../markets/payments.ts';
import type { PaymentType } from '../model/contract.generated.ts';

/** A payment method that a provider handles. */
export interface ChosenMethod {
  id: number;
  provider: string;
  paymentType: PaymentType;
  logo: string;
}

/** The provider's method that is selected in a cart; undefined for an invoice. */
export function methodOf({ payment, view }: Pick<CartView, 'payment' | 'view'>): ChosenMethod | undefined {
  const method = view.market.payments.find(({ id }) => id === payment?.id);
  return method?.provider === NO_PROVIDER ? undefined : method;
}

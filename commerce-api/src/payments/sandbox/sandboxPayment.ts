import type { PaymentMethodKind } from '@hemvaror/domain/payment/paymentMethod';
import type { LanguageCode } from '../../markets/channels.ts';
import type { PaymentType } from '../../model/contract.generated.ts';
import type { Db, Tx } from '../../platform/db/openDatabase.ts';
import type { PaymentContact, PaymentRequestLine, SandboxState, Scenario } from '../../model/payments.ts';

/** A payment in the books of the sandbox. */
export interface SandboxPayment {
  reference: string;
  paymentId: string;
  paymentType: PaymentType;
  kind: PaymentMethodKind;
  amountMinor: number;
  currency: string;
  language: LanguageCode;
  returnUrl: string;
  lines: PaymentRequestLine[];
  contact: PaymentContact;
  state: SandboxState;
  scenario: Scenario | null;
  readyAt: Date | null;
  /** Minor units by the key of the refund. */
  refunds: Record<string, number>;
}

const COLUMNS = [
  'reference',
  'payment_id as paymentId',
  'payment_type as paymentType',
  'kind',
  'amount_minor as amountMinor',
  'currency',
  'language',
  'return_url as returnUrl',
  'lines',
  'contact',
  'state',
  'scenario',
  'ready_at as readyAt',
  'refunds',
] as const;

export async function readSandboxPayment(db: Db | Tx, reference: string): Promise<SandboxPayment | undefined> {
  return db.selectFrom('sandbox_payment').select(COLUMNS).where('reference', '=', reference).executeTakeFirst();
}

/** The state of a payment that its shopper has approved: Swish takes the money at once, other ways after the order is written. */
export function paidState({ kind }: Pick<SandboxPayment, 'kind'>): 'authorized' | 'captured' {
  return kind === 'swish' ? 'captured' : 'authorized';
}

/** Changes the state of a payment that is in one of the states `from`. @returns whether it was */
export async function moveSandboxPayment(
  db: Db | Tx,
  reference: string,
  from: readonly SandboxState[],
  to: { state: SandboxState; scenario?: Scenario; contact?: string; ready_at?: Date },
): Promise<boolean> {
  const moved = await db
    .updateTable('sandbox_payment')
    .set(to)
    .where('reference', '=', reference)
    .where('state', 'in', from)
    .returning('reference')
    .executeTakeFirst();
  return moved !== undefined;
}

import type { SandboxPayment } from '../../payments/sandbox/sandboxPayment.ts';
import { SCENARIOS, type Scenario } from '../../model/payments.ts';

/** How a shopper came to the app that the sandbox plays: on the device of the shop, or with the code on another one. */
export const SWISH_APPS = ['here', 'scanned'] as const;

export type SwishApp = (typeof SWISH_APPS)[number];

const SWISH_SCENARIOS: readonly Scenario[] = ['paid', 'refused', 'slow', 'never'];

/** The outcomes that a payment can have. Swish has no step of a bank, and takes the money at once. */
export function scenariosOf({ kind }: Pick<SandboxPayment, 'kind'>): readonly Scenario[] {
  return kind === 'swish' ? SWISH_SCENARIOS : SCENARIOS;
}

/** Whether the page leads to the app: the shopper has not opened it yet. */
export function isSwishStart({ kind, state }: Pick<SandboxPayment, 'kind' | 'state'>, app: SwishApp | null): boolean {
  return kind === 'swish' && state === 'open' && app === null;
}

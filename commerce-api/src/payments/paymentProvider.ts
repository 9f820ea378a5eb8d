import type { PaymentMethodKind } from '@hemvaror/domain/payment/paymentMethod';
import type { CurrencyCode, LanguageCode } from '../markets/channels.ts';
import type { PaymentType } from '../model/contract.generated.ts';
import type { PaymentContact, PaymentRequestLine } from '../model/payments.ts';

/** The content of a payment session. */
export interface PaymentRequest {
  /** The shop's id of the payment: a second session with the same id must return the first. */
  id: string;
  paymentType: PaymentType;
  /** What the shopper pays with: a provider's own page may have several ways, such as card and Swish. */
  kind: PaymentMethodKind;
  /** Amount to pay in minor units, including VAT. */
  amountMinor: number;
  currency: CurrencyCode;
  language: LanguageCode;
  lines: PaymentRequestLine[];
  /** The contact as far as it is known. */
  contact: PaymentContact;
  /** Page of the shop to which the provider returns the shopper. */
  returnUrl: string;
}

/** Where the shopper pays: in HTML that the checkout renders, or on a page of the provider. */
export type PaymentSession = { reference: string } & ({ snippet: string } | { redirectUrl: string });

export type ProviderStatus =
  /** The shopper has not paid yet, or the provider has not decided. */
  | { state: 'open' | 'pending' }
  | {
      state: 'authorized' | 'captured';
      amountMinor: number;
      currency: string;
      /** Null if the shop's own form has collected it. */
      contact: PaymentContact | null;
      /** Minor units of the refunds so far, by the keys with which they were requested. */
      refunds: Readonly<Record<string, number>>;
    }
  | { state: 'refused' | 'blocked' | 'canceled' };

/** Whether the provider holds no money of the shopper: it never had any, or has returned all of it. */
export function isMoneyReturned(status: ProviderStatus): boolean {
  if (status.state !== 'captured') return ['refused', 'blocked', 'canceled'].includes(status.state);
  const returned = Object.values(status.refunds).reduce((sum, amount) => sum + amount, 0);
  return returned >= status.amountMinor;
}

/** Whether the provider has carried out the refund of a key. */
export function hasRefund(status: ProviderStatus, key: string): boolean {
  return status.state === 'captured' && Object.hasOwn(status.refunds, key);
}

/**
 * A payment provider. Each method may be called again after a failure, also by another process, and must have its effect
 * once. The shop makes one call at a time for an effect; one that fails or takes too long is repeated later, after `readStatus`.
 *
 * @throws Error if the provider did not answer; ProviderRefusal if it answers that it will never do this
 */
export interface PaymentProvider {
  createSession(request: PaymentRequest): Promise<PaymentSession>;
  /** Changes an open session. @returns `final` if the session can no longer change */
  updateSession(reference: string, request: PaymentRequest): Promise<PaymentSession | 'final'>;
  readStatus(reference: string): Promise<ProviderStatus>;
  /** Takes the authorized amount. */
  capture(reference: string): Promise<void>;
  /** Returns all money: ends an open session, releases an authorization, refunds a captured payment. */
  cancel(reference: string): Promise<void>;
  /** Refunds a part of a captured payment. @param key the same for repetitions of one refund */
  refund(reference: string, amountMinor: number, key: string): Promise<void>;
  /** @returns the reference that a webhook is about; null if its signature is not valid */
  webhookReference(headers: Record<string, string | string[] | undefined>, body: string): string | null;
}

/** A provider whose calls end in time. */
export interface LimitedProvider extends PaymentProvider {
  /** Longest time of one call. */
  timeoutMs: number;
}

/** Providers by the key of `payment_method.provider`. */
export type PaymentProviders = ReadonlyMap<string, LimitedProvider>;

/** The provider has answered and will not do what was requested. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
}

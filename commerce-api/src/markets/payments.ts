import type { LanguageCode } from './channels.ts';

export interface PaymentMethod {
  id: number;
  name: Record<LanguageCode, string>;
  /** The name within a sentence: "Pay by invoice." */
  inText: Record<LanguageCode, string>;
  logo: string;
}

/** An invoice needs no provider. */
export const INVOICE: PaymentMethod = {
  id: 18,
  name: { sv: 'Faktura', en: 'Invoice' },
  inText: { sv: 'faktura', en: 'invoice' },
  logo: 'invoice',
};

/** The payment methods that the checkout offers. */
export const PAYMENTS: readonly PaymentMethod[] = [INVOICE];

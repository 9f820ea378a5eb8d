import type { LocaleCode } from '@hemvaror/domain/site/locales';

/** Aliases of the content pages that an order refers to, maintained by editors (seed: `terms`, `privacy`). */
export const LEGAL_PAGES: Readonly<Record<LocaleCode, { terms: string; privacy: string }>> = {
  sv: { terms: 'kopvillkor', privacy: 'integritet' },
  en: { terms: 'terms', privacy: 'privacy' },
};

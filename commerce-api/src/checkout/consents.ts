import type { LanguageCode } from '../markets/channels.ts';
import type { CheckoutState } from '../model/checkoutState.ts';

/** The consent to the terms of purchase, which every order needs. */
const TERMS = {
  type: 'order',
  name: { sv: 'Köpvillkor', en: 'Terms of purchase' },
  description: { sv: 'Jag godkänner köpvillkoren.', en: 'I accept the terms of purchase.' },
};

/** The consents of a checkout, checked if the shopper has accepted them. */
export function consentsOf({ acceptedConsents = [] }: Pick<CheckoutState, 'acceptedConsents'>, language: LanguageCode) {
  const { type, name, description } = TERMS;
  const checked = acceptedConsents.includes(type);
  return [{ type, name: name[language], description: description[language], checked, autoAccept: false }];
}

/** Whether the shopper has not accepted the terms, also if the client sends no consents: the checkout lists this one. */
export function lacksConsent({ acceptedConsents = [] }: Pick<CheckoutState, 'acceptedConsents'>): boolean {
  return !acceptedConsents.includes(TERMS.type);
}

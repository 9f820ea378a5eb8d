import type { LanguageCode } from '../markets/channels.ts';
import { NO_PROVIDER, SANDBOX_PROVIDER } from '../markets/payments.ts';
import type { View } from '../markets/view.ts';
import type { Config } from '../platform/config/config.ts';
import { RECIPIENT_TEXTS } from './recipientTexts.ts';

export type RecipientConfig = Pick<Config, 'mail' | 'tracking' | 'shop'>;

/** A receiver of personal data, and the rest of the sentence about it. */
export interface Recipient {
  name: string;
  gets: string;
}

/** The receivers of personal data in a market: the companies and services that are really on. */
export function recipientsIn(view: View, config: RecipientConfig): Recipient[] {
  const texts = RECIPIENT_TEXTS[view.language.code];
  return [
    ...carriers(view),
    ...paymentServices(view),
    ...mailService(view, config),
    ...trackingServices(view, config),
    texts.everyone,
    texts.authorities,
  ];
}

function carriers({ market, language }: View): Recipient[] {
  const companies = market.carriers.map(({ carrier }) => carrier.company);
  const texts = RECIPIENT_TEXTS[language.code];
  return companies.length > 0
    ? [{ ...texts.carrier, name: texts.carrier.name(listed(companies, 'disjunction', language)) }]
    : [];
}

/** The invoice is the shop's own, so no other company gets its data. */
function paymentServices({ market, language }: View): Recipient[] {
  const texts = RECIPIENT_TEXTS[language.code];
  const namesIn = (code: LanguageCode, isSandbox: boolean) =>
    market.payments.flatMap(({ provider, inText }) =>
      provider !== NO_PROVIDER && (provider === SANDBOX_PROVIDER) === isSandbox ? inText[code] : [],
    );
  return [false, true].flatMap((isSandbox) => {
    const names = namesIn(language.code, isSandbox);
    if (names.length === 0) return [];
    const name = texts.payment.name(listed(names, 'conjunction', language));
    return { name, gets: isSandbox ? texts.payment.keeps : texts.payment.gets };
  });
}

/** A mail server without a domain is on this machine, or in the shop's own network. */
function mailService({ language }: View, { mail }: RecipientConfig): Recipient[] {
  const host = URL.parse(mail.smtp?.url ?? '')?.hostname ?? '';
  const isOwn = !host.includes('.') || host.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(host);
  const { mail: texts } = RECIPIENT_TEXTS[language.code];
  return isOwn ? [] : [{ ...texts, name: texts.name(host) }];
}

function trackingServices({ language }: View, { tracking, shop }: RecipientConfig): Recipient[] {
  const texts = RECIPIENT_TEXTS[language.code];
  const { tagManager, recommendation, origins } = tracking;
  const hostsOf = (addresses: readonly string[]) =>
    listed(
      addresses.flatMap((address) => URL.parse(address, shop.origins[language.code])?.host ?? []),
      'conjunction',
      language,
    );
  return [
    ...(tagManager ? [{ name: hostsOf([tagManager, ...origins]), gets: texts.tagManager }] : []),
    ...(recommendation
      ? [{ name: hostsOf([recommendation, ...(tagManager ? [] : origins)]), gets: texts.recommendation }]
      : []),
  ];
}

function listed(items: readonly string[], type: 'conjunction' | 'disjunction', { id }: View['language']): string {
  return new Intl.ListFormat(id, { type }).format(new Set(items));
}

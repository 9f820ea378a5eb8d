import { createHash } from 'node:crypto';
import type { Content, ContentSnapshot } from '../content/content.ts';
import type { LanguageCode } from '../markets/channels.ts';
import type { CheckoutState } from '../model/checkoutState.ts';
import type { AcceptedConsent } from '../model/orderTypes.ts';
import type { Db } from '../platform/db/openDatabase.ts';

/** Type of the consent to the terms of purchase, which every order needs. */
export const TERMS_TYPE = 'order';

const TERMS = {
  type: TERMS_TYPE,
  name: { sv: 'Köpvillkor', en: 'Terms of purchase' },
  description: { sv: 'Jag godkänner köpvillkoren.', en: 'I accept the terms of purchase.' },
  /** Key of the page with the terms. */
  page: 'terms',
};

/** Length of a version: enough for the texts of one shop, and short in an order. */
const VERSION_LENGTH = 16;

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

/** The types of consents that stored ones stand for. */
export function consentTypes(consents: readonly AcceptedConsent[] | undefined): string[] {
  return consents?.map(({ type }) => type) ?? [];
}

/** The text of the terms that a shopper accepts at this moment. */
export interface ConsentText {
  type: string;
  language: LanguageCode;
  /** Hash of the content: equal texts have one version. */
  version: string;
  content: { description: string; title: string; page: unknown };
}

/** The texts that this process has stored, by the content that they come from. */
const stored = new WeakMap<ContentSnapshot, Map<LanguageCode, ConsentText>>();

/**
 * The terms in one language, stored before an order names their version. Not in the transaction of the order: all orders would wait
 * for the first one with a new text.
 */
export async function storedTerms(
  { db, content }: { db: Db; content: Pick<Content, 'snapshot'> },
  language: LanguageCode,
): Promise<ConsentText> {
  const snapshot = await content.snapshot({ includesInactive: true });
  const known = stored.get(snapshot)?.get(language);
  if (known) return known;
  const terms = termsText(snapshot, language);
  await storeConsentText(db, terms);
  stored.set(snapshot, new Map([...(stored.get(snapshot) ?? []), [language, terms]]));
  return terms;
}

/** The terms in one language: the sentence of the box, and the page that it links to. */
function termsText({ pages }: Pick<ContentSnapshot, 'pages'>, language: LanguageCode): ConsentText {
  const page = pages.find(({ key }) => key === TERMS.page);
  const content = {
    description: TERMS.description[language],
    title: page?.title[language] ?? '',
    page: page?.containers.map(({ widgets }) => widgets.map(({ configuration }) => configuration[language])) ?? [],
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { type: TERMS.type, language, version: hash.slice(0, VERSION_LENGTH), content };
}

async function storeConsentText(db: Db, { type, language, version, content }: ConsentText): Promise<void> {
  await db
    .insertInto('consent_text')
    .values({ version, type, language, content: JSON.stringify(content) })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** The consent to a stored text, for an order. */
export function acceptedConsent({ type, version }: ConsentText, by: AcceptedConsent['by']): AcceptedConsent {
  return { type, version, acceptedAt: new Date().toISOString(), by };
}

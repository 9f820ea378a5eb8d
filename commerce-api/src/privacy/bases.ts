import type { LanguageCode } from '../markets/channels.ts';

/** A legal basis: the letter of GDPR article 6.1, and the basis in words. */
export interface Basis {
  letter: 'a' | 'b' | 'c' | 'f';
  text: Record<LanguageCode, string>;
}

export const CONTRACT: Basis = { letter: 'b', text: { sv: 'avtalet med dig', en: 'our contract with you' } };
export const BEFORE_PURCHASE: Basis = {
  letter: 'b',
  text: { sv: 'det du har bett oss om inför ett köp', en: "what you've asked us to do before a purchase" },
};
export const BOOKKEEPING: Basis = {
  letter: 'c',
  text: { sv: 'bokföringslagen, 7 kap. 2 §', en: 'the Swedish Bookkeeping Act, chapter 7, section 2' },
};
export const WITHDRAWAL: Basis = {
  letter: 'c',
  text: { sv: 'lagen om distansavtal, 2 kap.', en: 'the Swedish Distance Contracts Act, chapter 2' },
};
export const CONSENT: Basis = { letter: 'a', text: { sv: 'ditt samtycke', en: 'your consent' } };

/** A legitimate interest, which article 13.1 d requires to name. */
export function interestIn(sv: string, en: string): Basis {
  return {
    letter: 'f',
    text: { sv: `vårt berättigade intresse av att ${sv}`, en: `our legitimate interest in ${en}` },
  };
}

/** The basis with its article: `avtalet med dig (artikel 6.1 b)`. */
export function basisText({ letter, text }: Basis, language: LanguageCode): string {
  return language === 'sv' ? `${text.sv} (artikel 6.1 ${letter})` : `${text.en} (Article 6(1)(${letter}))`;
}

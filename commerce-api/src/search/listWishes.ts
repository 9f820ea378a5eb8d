import type { LanguageCode } from '../markets/channels.ts';
import type { QueryTerm } from '../catalog/words/queryTerm.ts';

/** A condition or order of the list that a word stands for. */
type Wish = 'reduced' | 'inCampaign' | 'latest';

/** A Swedish shopper also types the English words on shop windows. */
const WISH_TERMS: Record<LanguageCode, Record<Wish, readonly string[]>> = {
  sv: {
    reduced: ['rea', 'sale', 'realisation', 'utförsäljning', 'nedsatt', 'nedsatta', 'reducerat', 'fynd', 'outlet'],
    inCampaign: [
      'erbjudande',
      'erbjudanden',
      'kampanj',
      'kampanjer',
      'rabatt',
      'rabatter',
      'rabatterat',
      'rabatterade',
    ],
    latest: ['ny', 'nya', 'nytt', 'nyhet', 'nyheter', 'senaste'],
  },
  en: {
    reduced: ['sale', 'reduced', 'discounted', 'clearance', 'outlet', 'bargain', 'bargains'],
    inCampaign: ['offer', 'offers', 'deal', 'deals', 'discount', 'discounts', 'promotion', 'promotions'],
    latest: ['new', 'newest', 'latest', 'arrivals', 'novelties'],
  },
};

interface ListWishes {
  wishes: ReadonlySet<Wish>;
  /** The other words. */
  words: readonly QueryTerm[];
}

/** Separates words like `rea` and `new` from the words that a product contains. */
export function listWishesIn(terms: readonly QueryTerm[], language: LanguageCode): ListWishes {
  const wishes = new Set(terms.flatMap(({ word }) => wishOf(word, language) ?? []));
  // Stop words too: `on sale` has no further meaning.
  const words = terms.filter(({ word, stems }) => stems.length > 0 && wishOf(word, language) === undefined);
  return { wishes, words: wishes.size > 0 ? words : terms };
}

function wishOf(word: string, language: LanguageCode): Wish | undefined {
  const { reduced, inCampaign, latest } = WISH_TERMS[language];
  if (reduced.includes(word)) return 'reduced';
  if (inCampaign.includes(word)) return 'inCampaign';
  return latest.includes(word) ? 'latest' : undefined;
}

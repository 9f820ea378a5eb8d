import { isShopPath } from '@hemvaror/domain/menu/isShopPath';
import type { ContentPages_pageFragment } from './ContentPage.generated.ts';
import { isSameWord } from './isSameWord.ts';
import { withoutStopWords, tokenize } from './tokenize.ts';

/** A content page that a search finds. */
export interface FoundPage {
  title: string;
  path: string;
  description: string;
}

const MAX_PAGES = 3;
/** A page about mässing is no hit for `mässing`: the description only completes a match of the title or the keywords. */
const WEIGHTS = { title: 3, keywords: 2, description: 1 };

/** The content pages whose title, keywords and description contain all words of a search, best first. */
export function findPages(pages: readonly ContentPages_pageFragment[], search: string): FoundPage[] {
  const words = withoutStopWords(tokenize(search));
  return pages
    .flatMap((page) => {
      const score = scoreOf(page, words);
      const { title, canonicalUrl, meta } = page;
      if (score === 0 || !title || !canonicalUrl || !isShopPath(canonicalUrl)) return [];
      return { score, page: { title, path: canonicalUrl, description: meta?.description ?? '' } };
    })
    .toSorted((left, right) => right.score - left.score)
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}

/** 0 if a word is missing, or if only the description contains them. */
function scoreOf({ title, meta }: ContentPages_pageFragment, words: readonly string[]): number {
  const fields = [
    { weight: WEIGHTS.title, words: tokenize(title ?? '') },
    { weight: WEIGHTS.keywords, words: tokenize(meta?.keywords ?? '') },
    { weight: WEIGHTS.description, words: tokenize(meta?.description ?? '') },
  ];
  const scores = words.map((typed) => {
    return fields.find((field) => field.words.some((word) => isSameWord(typed, word)))?.weight ?? 0;
  });
  const isAbout = scores.some((score) => score > WEIGHTS.description);
  return isAbout && !scores.includes(0) ? scores.reduce((sum, score) => sum + score, 0) : 0;
}

import { searchText } from '../searchText.ts';

/** Beyond this no shopper pages, only a robot. */
const LAST_PAGE = 500;

export interface ResultsQuery {
  /** As searched for; empty when the address holds nothing but spaces. */
  search: string;
  /** Counted from 1. */
  page: number;
}

/** What an address of the results asks for. A page that is no number is the first. */
export function resultsQuery(search: string | undefined, url: string): ResultsQuery {
  const asked = Number(new URL(url).searchParams.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, LAST_PAGE) : 1;
  return { search: searchText(search ?? ''), page };
}

/** The API's variables for one page of results; the best match comes first (CATALOG-25). */
export function resultsVariables({ search, page }: ResultsQuery, pageSize: number) {
  return { filter: { searchText: search, sort: 'RELEVANCE' as const }, take: pageSize, skip: (page - 1) * pageSize };
}

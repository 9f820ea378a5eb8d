import type { UrlIn } from './urls.ts';

/** Texts contain placeholders. */
export interface ListPage {
  id: number;
  alias: string;
  url: UrlIn;
  name: string;
  description: string;
  image: string | null;
  meta: { title: string; description: string };
  childrenOf: number | undefined;
}

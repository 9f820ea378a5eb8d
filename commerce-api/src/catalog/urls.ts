import type { Localized } from '../model/catalogEntries.ts';
import { english, swedish, type Language, type LanguageCode } from '../markets/channels.ts';
import type { Campaign } from './campaign.ts';
import type { Brand, CatalogTree, Category } from './catalogTree.ts';
import type { ProductRecord } from './productRecord.ts';

/** A storefront path per language: Swedish without a prefix, English with `/en` (ROUTE-01, ROUTE-02). */
export type UrlIn = (language: LanguageCode) => string;

const PREFIX: Localized = { sv: '', en: '/en' };

/** Last segment of the path of the sale page. */
export const SALE_ALIAS: Localized = { sv: 'rea', en: 'sale' };

/** The path contains at most one parent: the route has no third segment (ROUTE-29). */
export const categoryUrl =
  ({ path }: { path: readonly Pick<Category, 'alias'>[] }): UrlIn =>
  (language) =>
    `${PREFIX[language]}/c/${path
      .slice(-2)
      .map(({ alias }) => alias[language])
      .join('/')}`;

export const brandUrl =
  ({ alias }: Pick<Brand, 'alias'>): UrlIn =>
  (language) =>
    `${PREFIX[language]}/b/${alias}`;

export const campaignUrl =
  ({ alias }: Pick<Campaign, 'alias'>): UrlIn =>
  (language) =>
    `${PREFIX[language]}/dc/${alias[language]}`;

/** The list of everything that is reduced. */
export const saleUrl: UrlIn = (language) => `${PREFIX[language]}/${SALE_ALIAS[language]}`;

/** A page without alias is the front page. */
export const pageUrl =
  (alias: Localized | null): UrlIn =>
  (language) =>
    `${PREFIX[language]}/${alias?.[language] ?? ''}`;

export const productUrl = ({ primaryCategoryId, texts }: ProductRecord, { categories }: CatalogTree): UrlIn =>
  productPath(categories.get(primaryCategoryId)?.alias, { sv: texts.sv.alias, en: texts.en.alias });

export const productPath =
  (category: Localized | undefined, alias: Localized): UrlIn =>
  (language) =>
    `${PREFIX[language]}/p/${category ? `${category[language]}/` : ''}${alias[language]}`;

export interface AlternativeUrl {
  url: string;
  culture: string;
  language: string;
  country: string;
  channelId: string;
}

const CHANNEL_OF_LANGUAGE: readonly { language: Language; country: string; channelId: string }[] = [
  { language: swedish, country: 'SE', channelId: '1|se' },
  { language: english, country: 'EU', channelId: '3|com' },
];

/** The same page in each language, in the channel of that language. */
export function alternativeUrls(url: UrlIn): AlternativeUrl[] {
  return CHANNEL_OF_LANGUAGE.map(({ language, country, channelId }) => ({
    url: url(language.code),
    culture: language.id,
    language: language.code,
    country,
    channelId,
  }));
}

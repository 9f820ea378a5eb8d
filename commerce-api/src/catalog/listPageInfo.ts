import type { View } from '../markets/view.ts';
import type { Localized } from '../model/catalogEntries.ts';
import { campaignDescription } from './campaignDescription.ts';
import type { Catalog } from './catalog.ts';
import { byAlias, type CatalogTree } from './catalogTree.ts';
import { lastSegment, segmentsOf } from './segmentsOf.ts';
import type { ListPage } from './listPage.ts';
import { salePage } from './salePage.ts';
import { alternativeUrls, brandUrl, campaignUrl, categoryUrl, type UrlIn } from './urls.ts';

/** Finds a list page by alias or by address (with or without `/en`, `/l`); null if it does not exist. */
export async function listPageInfo(
  { alias, url }: { alias?: string | null | undefined; url?: string | null | undefined },
  view: View,
  { catalog, fill }: { catalog: Catalog; fill: (text: string) => string },
) {
  const tree = await catalog.tree();
  const segment = alias || lastSegment(url ?? '');
  const page = segment ? listPageOf(segment, kindOf(url ?? ''), tree, view) : sitePage(view);
  if (!page) return null;
  const { id, alias: ownAlias, name, image, meta, childrenOf } = page;
  return {
    id,
    alias: ownAlias,
    canonicalUrl: page.url(view.language.code),
    alternativeUrls: alternativeUrls(page.url),
    alternativeCanonicalUrls: alternativeUrls(page.url).map((alternative) => alternative.url),
    backgroundImage: null,
    logo: null,
    name,
    hideTitle: false,
    hideDescription: false,
    primaryDescription: fill(page.description),
    primaryImage: image,
    secondaryDescription: '',
    meta: { title: meta.title, description: fill(meta.description), keywords: '' },
    subCategories: [...tree.categories.values()]
      .filter(({ parentId, hidden }) => parentId === childrenOf && !hidden)
      .map((category) => ({ category, view })),
  };
}

/** The category, brand or campaign with this alias; the address determines the kind. */
function listPageOf(segment: string, kind: string, tree: CatalogTree, view: View): ListPage | undefined {
  const language = view.language.code;
  const category = byAlias(tree.categories.values(), segment, language);
  if (category && kind !== 'b' && kind !== 'dc') {
    return {
      id: category.id,
      alias: category.alias[language],
      url: categoryUrl(category),
      name: category.name[language],
      description: category.description[language],
      image: category.primaryImage,
      meta: { title: category.metaTitle[language], description: category.metaDescription[language] },
      childrenOf: category.id,
    };
  }
  const brand = [...tree.brands.values()].find((one) => one.alias === segment);
  if (brand && kind !== 'c' && kind !== 'dc') {
    const description = brand.description[language];
    const meta = {
      title: brand.metaTitle?.[language] ?? brand.name,
      description: brand.metaDescription?.[language] ?? plainText(description),
    };
    const { id, alias, name, primaryImage: image } = brand;
    return { id, alias, url: brandUrl(brand), name, description, image, meta, childrenOf: undefined };
  }
  const campaign = byAlias(tree.campaigns.values(), segment, language);
  if (campaign && kind !== 'c' && kind !== 'b') {
    const name = campaign.name[language];
    const description = campaignDescription(campaign, view);
    return {
      id: campaign.id,
      alias: campaign.alias[language],
      url: campaignUrl(campaign),
      name,
      description,
      image: null,
      meta: { title: name, description: description || name },
      childrenOf: undefined,
    };
  }
  return ['c', 'b', 'dc'].includes(kind) ? undefined : salePage(segment, tree, view);
}

const SITE: { title: Localized; description: Localized } = {
  title: { sv: 'Hemvist', en: 'Hemvist' },
  description: {
    sv: 'Handtag, krokar, belysning och små ting för hemmet, långsamt och varsamt tillverkade.',
    en: 'Handles, hooks, lighting and small things for the home, made slowly and with care.',
  },
};

const siteUrl: UrlIn = (language) => (language === 'sv' ? '/' : '/en');

function sitePage({ language: { code } }: View): ListPage {
  const meta = { title: SITE.title[code], description: SITE.description[code] };
  return { id: 1, alias: '', url: siteUrl, name: meta.title, description: '', image: null, meta, childrenOf: 0 };
}

function kindOf(url: string): string {
  const [first, second] = segmentsOf(url);
  return (first === 'en' ? second : first) ?? '';
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

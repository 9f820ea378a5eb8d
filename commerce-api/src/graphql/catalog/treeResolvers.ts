import type { Resolvers } from '../resolvers.generated.ts';
import { textFiller } from '../../content/textFiller.ts';
import { byAlias } from '../../catalog/catalogTree.ts';
import { listPageInfo } from '../../catalog/listPageInfo.ts';
import { saleOfEndedCampaign } from '../../catalog/saleOfEndedCampaign.ts';
import { alternativeUrls, brandUrl, categoryUrl } from '../../catalog/urls.ts';

export const treeResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    category: async (_root, { alias, categoryId, ...ids }, { catalog, viewOf }) => {
      const view = viewOf(ids);
      const { categories } = await catalog.tree();
      const category =
        typeof categoryId === 'number'
          ? categories.get(categoryId)
          : byAlias(categories.values(), alias ?? '', view.language.code);
      return category ? { category, view } : null;
    },
    categories: async (_root, { includeHidden, parentCategoryId, ...ids }, { catalog, viewOf }) => {
      const view = viewOf(ids);
      const { categories } = await catalog.tree();
      return [...categories.values()]
        .filter(({ hidden }) => includeHidden === true || !hidden)
        .filter(({ parentId }) => typeof parentCategoryId !== 'number' || parentId === parentCategoryId)
        .map((category) => ({ category, view }));
    },
    brands: async (_root, ids, { catalog, viewOf }) => {
      const view = viewOf(ids);
      const { brands } = await catalog.tree();
      return [...brands.values()].map((brand) => ({ brand, view }));
    },
    listPageInfo: async (_root, { alias, url, ...ids }, context) => {
      const view = context.viewOf(ids);
      return listPageInfo({ alias, url }, view, { catalog: context.catalog, fill: await textFiller(view, context) });
    },
    urlHistory: async (_root, { url }, { db }) => {
      if (!url) return null;
      const found = await db.selectFrom('url_history').selectAll().where('old_url', '=', url).executeTakeFirst();
      const newUrl = found?.new_url ?? (await saleOfEndedCampaign(db, url));
      return newUrl === undefined ? null : { oldUrl: url, newUrl };
    },
  },
  CategoryType: {
    categoryId: ({ category }) => category.id,
    parentCategoryId: ({ category }) => category.parentId,
    order: ({ category }) => category.order,
    alias: ({ category, view }) => category.alias[view.language.code],
    canonicalUrl: ({ category, view }) => categoryUrl(category)(view.language.code),
    alternativeUrls: ({ category }) => alternativeUrls(categoryUrl(category)),
    alternativeCanonicalUrls: ({ category }) => alternativeUrls(categoryUrl(category)).map(({ url }) => url),
    name: ({ category, view }) => category.name[view.language.code],
    description: async ({ category, view }, _args, context) =>
      (await textFiller(view, context))(category.description[view.language.code]),
    secondaryDescription: () => '',
    isHidden: ({ category }) => category.hidden,
    googleTaxonomy: () => null,
    primaryImage: ({ category }) => category.primaryImage,
    backgroundImage: () => null,
  },
  BrandType: {
    brandId: ({ brand }) => brand.id,
    alias: ({ brand }) => brand.alias,
    canonicalUrl: ({ brand, view }) => brandUrl(brand)(view.language.code),
    alternativeUrls: ({ brand }) => alternativeUrls(brandUrl(brand)),
    alternativeCanonicalUrls: ({ brand }) => alternativeUrls(brandUrl(brand)).map(({ url }) => url),
    name: ({ brand }) => brand.name,
    description: ({ brand, view }) => brand.description[view.language.code],
  },
  BrandListType: {
    brandId: ({ brand }) => brand.id,
    alias: ({ brand }) => brand.alias,
    canonicalUrl: ({ brand, view }) => brandUrl(brand)(view.language.code),
    alternativeUrls: ({ brand }) => alternativeUrls(brandUrl(brand)),
    alternativeCanonicalUrls: ({ brand }) => alternativeUrls(brandUrl(brand)).map(({ url }) => url),
    name: ({ brand }) => brand.name,
    description: ({ brand, view }) => brand.description[view.language.code],
    secondaryDescription: () => '',
    primaryImage: ({ brand }) => brand.primaryImage,
    backgroundImage: () => null,
    logo: () => null,
  },
};

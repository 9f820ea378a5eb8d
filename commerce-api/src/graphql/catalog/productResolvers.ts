import type { ProductTypeResolvers, Resolvers } from '../resolvers.generated.ts';
import {
  brandOf,
  categoriesOf,
  breadcrumbs,
  imagesOf,
  parameterGroups,
  primaryCategory,
} from '../../catalog/productParts.ts';
import { campaignsOf } from '../../catalog/campaignRules.ts';
import { discountType } from '../../catalog/discountType.ts';
import { lowestPrice, priceLog } from '../../catalog/priceHistory.ts';
import { productViews, sumOfStock, totalStock, unitPrice } from '../../catalog/productView.ts';
import { quantityPrices } from '../../catalog/quantityPrices.ts';
import { productSafety } from '../../catalog/safety/productSafety.ts';
import { packageOf } from '../../catalog/packages.ts';
import { alternativeUrls, productUrl } from '../../catalog/urls.ts';
import { variantDimensions, variantGroup, variantOf } from '../../catalog/variants.ts';

const product: ProductTypeResolvers = {
  productId: ({ record }) => record.id,
  name: ({ record, view }) => record.texts[view.language.code].name,
  alias: ({ record, view }) => record.texts[view.language.code].alias,
  articleNumber: ({ record }) => record.articleNumber,
  categoryId: ({ record }) => record.primaryCategoryId,
  canonicalUrl: ({ record, tree, view }) => productUrl(record, tree)(view.language.code),
  alternativeUrls: ({ record, tree }) => alternativeUrls(productUrl(record, tree)),
  alternativeCanonicalUrls: ({ record, tree }) => alternativeUrls(productUrl(record, tree)).map(({ url }) => url),
  firstAvailableOn: ({ record }) => record.firstAvailableOn,
  texts: ({ record, view }) => record.texts[view.language.code],
  type: () => 'product',
  skus: ({ record, view }) => record.skus.map((sku) => ({ sku, productId: record.id, view })),
  brand: brandOf,
  categories: categoriesOf,
  primaryCategory,
  unitPrice,
  lowestPrice: (parent) => lowestPrice(parent),
  priceLog: (parent) => priceLog(parent),
  images: ({ record }) => record.images.map(({ fileName }) => fileName),
  productImages: imagesOf,
  parameterGroups,
  variantDimensions: (parent, _args, context) => variantDimensions(parent, context),
  variantGroup: (parent, _args, context) => variantGroup(parent, context),
  currentProductVariant: variantOf,
  rating: ({ record }) => ({ score: Math.round(record.rating.average * 100) / 100, voteCount: record.rating.count }),
  totalStock: ({ record }) => sumOfStock(record.skus),
  meta: ({ record, view }) => {
    const { metaTitle, metaDescription } = record.texts[view.language.code];
    return { title: metaTitle, description: metaDescription, keywords: '' };
  },
  breadcrumbs,
  discountCampaigns: campaignsOf,
  quantityPrices,
  safety: productSafety,
  productPackage: async (parent, _args, context) => {
    const groups = await packageOf(parent, context);
    return groups && { groups };
  },
  discountType: ({ record, view }) => discountType(record, view.currency.code),
  dimensions: ({ record }) => record.skus[0]?.dimensions ?? null,
  weight: ({ record }) => record.skus[0]?.weight ?? 0,
  freightClass: () => '',
  supplierId: () => 0,
};

export const productResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    product: async (_root, { alias, productId, ...ids }, context) => {
      const view = context.viewOf(ids);
      const id = productId ?? (alias ? await context.catalog.productId(alias, view.language.code) : undefined);
      if (id === undefined) return null;
      const [found] = await productViews(context, [id], view);
      return found ?? null;
    },
    relatedProducts: async (_root, { alias, ...ids }, context) => {
      const view = context.viewOf(ids);
      const id = await context.catalog.productId(alias, view.language.code);
      const [origin] = await context.catalog.products(id === undefined ? [] : [id]);
      const relations = new Map(origin?.related.map((related) => [related.id, related.relation]));
      const found = await productViews(context, [...relations.keys()], view);
      return found.map((related) => ({ ...related, relation: relations.get(related.record.id) ?? 'RELATED' }));
    },
  },
  ProductType: product,
  RelatedProductType: {
    alias: ({ record, view }) => record.texts[view.language.code].alias,
    name: ({ record, view }) => record.texts[view.language.code].name,
    canonicalUrl: ({ record, tree, view }) => productUrl(record, tree)(view.language.code),
    brand: brandOf,
    unitPrice,
    relation: ({ relation }) => relation,
    relationType: ({ relation }) => relation,
    primaryImage: ({ record }) => record.images[0]?.fileName ?? null,
    secondaryImage: ({ record }) => record.images[1]?.fileName ?? null,
    images: ({ record }) => record.images.map(({ fileName }) => fileName),
    productImages: imagesOf,
    skus: ({ record, view }) => record.skus.map((sku) => ({ sku, productId: record.id, view })),
    discountCampaigns: campaignsOf,
    primaryCategory,
    parameterGroups,
  },
  SkuType: {
    skuId: ({ sku }) => sku.id,
    productId: ({ productId }) => productId,
    articleNumber: ({ sku }) => sku.articleNumber,
    name: ({ sku, view }) => sku.name[view.language.code],
    externalId: ({ sku }) => sku.articleNumber,
    gtin: ({ sku }) => sku.gtin,
    stock: ({ sku }) => sku,
    dimensions: ({ sku }) => sku.dimensions,
    shelf: () => '',
    incoming: ({ sku }) => sku.incoming,
    weight: ({ sku }) => sku.weight,
  },
  GroupType: {
    groupId: ({ group }) => group.id,
    name: ({ group, view }) => group.name[view.language.code],
    description: ({ group, view }) => group.description[view.language.code],
    image: ({ group }) => group.image,
    required: ({ group }) => group.required,
    sortOrder: ({ position }) => position,
    options: ({ options }) => options,
  },
  OptionType: {
    optionId: ({ option }) => option.id,
    name: ({ product: { record, view } }) => record.texts[view.language.code].name,
    quantity: ({ option }) => option.quantity,
    isSelected: ({ option }) => option.isDefault,
    sortOrder: ({ position }) => position,
    product: (parent) => parent.product,
  },
  StockType: {
    totalStock: (stock) => totalStock(stock),
    inStock: ({ inStock }) => inStock,
    oversellable: ({ oversellable }) => oversellable,
    static: ({ static: fixed }) => fixed,
    incoming: ({ incoming }) => incoming,
    shelf: () => '',
  },
};

import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { apolloContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { breadcrumbs } from '@hemvaror/domain/catalog/breadcrumbs';
import { PageError } from '@hemvaror/domain/pageError';
import { pageTitle } from '@hemvaror/domain/site/pageTitle';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { redirect } from '@hemvaror/runtime/libraries/router';
import { categoriesContext } from '@hemvaror/runtime/shop/categories';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import type { Crumb } from '@hemvaror/ui/breadcrumb/Breadcrumb';
import { canonicalRedirect } from '../meta/canonicalRedirect.ts';
import { CampaignPageDocument, type Campaigns_productFragment } from './campaigns/campaignPage.generated.ts';
import { campaignSummaries, type CampaignSummary } from './campaigns/campaignSummaries.ts';
import { shippingCost } from './delivery/shippingCost.ts';
import { fetchProduct } from './fetchProduct.ts';
import { imageUrls } from './imageUrls.ts';
import { productArea } from './productArea.ts';
import { ProductDocument, type ProductPage_productFragment } from './ProductPage.generated.ts';
import { ProductsDocument } from './related/productsById.generated.ts';
import { relatedCards } from './related/relatedCards.ts';
import { RelatedProductsDocument } from './related/RelatedProducts.generated.ts';
import { withLowestPrices } from './related/withLowestPrices.ts';
import { fetchReviewPage, type ReviewPage } from './reviews/fetchReviewPage.ts';
import { reviewRequestFrom } from './reviews/reviewPage.ts';
import { QueryReviewsDocument } from './reviews/Reviews.generated.ts';
import type { ProductSafety } from './safety/productSafety.ts';
import { siblings, type Sibling } from './siblings.ts';
import { productStructuredData } from './structuredData.ts';
import { parameterData, type SummaryData } from './summaryData.ts';

/** With the holidays of all countries. Loaded beside the product. */
const loadEstimate = lazyModule(() => import('./delivery/deliveryEstimate.ts'), { when: 'idle' });

export interface ProductPageData {
  product: ProductPage_productFragment;
  summary: SummaryData;
  /** Null if the API has no safety information of the product. */
  safety: ProductSafety | null;
  /** The variants of the product, itself included; empty if it has no others. */
  family: Sibling[];
  /** Absolute URL of the first image, for link previews; null without images. */
  image: string | null;
  /** Null if they failed to load. */
  reviews: ReviewPage | null;
  related: ProductCard_productFragment[];
  crumbs: Crumb[];
  /** Whether the page is rendered at once: server markup, and a page to which the shopper goes back, to restore the position. */
  isWhole: boolean;
  /** Structured data of the product. Created in the loader, so that its code is not in the first view. */
  structuredData: object;
  /** Canonical path. */
  canonical: string;
}

/** Loads the data of a product page. @throws PageError, or a redirect to the canonical URL */
export async function loader({ request, params, context, fillSlot }: LoaderArgs): Promise<ProductPageData> {
  const { alias } = params;
  if (!alias) throw new PageError(404, 'The route of a product page has no alias.');

  const api = context.get(apolloContext);
  const requestedUrl = new URL(request.url);
  const shop = context.get(shopContext);
  const { signal } = request;
  const productQuery = fetchProduct(alias, {
    document: ProductDocument,
    operations: api,
    config: shop.config,
    signal,
  });
  // The inputs depend on the category and brand of the product.
  fillSlot?.(
    'mf-content/WidgetArea',
    productQuery.then((found) => (found ? productArea(found.product, shop.config) : {})),
  );
  const [found, campaigns, reviews, related, delivery] = await Promise.all([
    productQuery,
    productQuery.then((one) => loadCampaigns(api, one?.product ?? null, signal)),
    // Reviews, related products and delivery dates are optional: without them the product can still be bought.
    fetchReviewPage(
      { alias, ...reviewRequestFrom(requestedUrl.search) },
      { operations: api, config: shop.config, document: QueryReviewsDocument, signal },
    ).catch(() => null),
    loadRelated(api, alias, signal).catch(() => []),
    loadDelivery(shop).catch(() => null),
  ]);
  if (!found) throw new PageError(404, `The API has no product ${alias}.`);
  const { product, quantityPrices, safety } = found;
  const redirectPath = canonicalRedirect(requestedUrl, product.canonicalUrl, shop);
  if (redirectPath) throw redirect(redirectPath, 302);

  const categories = breadcrumbs(context.get(categoriesContext), product.primaryCategory?.categoryId ?? 0);
  const canonical = product.canonicalUrl ?? requestedUrl.pathname;
  const { meta } = product;
  return {
    product: { ...product, meta: meta && { ...meta, title: pageTitle(meta.title, shop.config.shopName) } },
    summary: {
      campaigns,
      delivery,
      shippingCost: shippingCost(product.unitPrice, shop),
      quantityPrices,
      ...parameterData(product),
    },
    safety,
    reviews,
    related,
    crumbs: categories.map(({ name, canonicalUrl }) => ({ label: name, href: canonicalUrl })),
    isWhole: context.get(storeContext).getState().list.backNavigated || typeof document === 'undefined',
    family: siblings(product.variantGroup),
    image: imageUrls(product, shop)[0] ?? null,
    structuredData: productStructuredData(product, canonical, shop),
    canonical,
  };
}

async function loadDelivery(shop: Shop): Promise<SummaryData['delivery']> {
  const { deliveryEstimate } = await loadEstimate();
  return deliveryEstimate(new Date(), shop);
}

async function loadCampaigns(
  api: GraphQLOperations,
  product: Campaigns_productFragment | null,
  signal: AbortSignal,
): Promise<CampaignSummary[]> {
  if (!product) return [];
  return campaignSummaries(product, (variables) => api.query({ document: CampaignPageDocument, variables, signal }));
}

async function loadRelated(
  api: GraphQLOperations,
  alias: string,
  signal: AbortSignal,
): Promise<ProductCard_productFragment[]> {
  const { relatedProducts } = await api.query({ document: RelatedProductsDocument, variables: { alias }, signal });
  const cards = relatedCards(relatedProducts);
  return withLowestPrices(cards, (variables) => api.query({ document: ProductsDocument, variables, signal }));
}

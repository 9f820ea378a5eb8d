import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { apolloContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { breadcrumbs } from '@hemvaror/domain/catalog/breadcrumbs';
import { PageError } from '@hemvaror/domain/pageError';
import { pageTitle } from '@hemvaror/domain/site/pageTitle';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { redirect } from '@hemvaror/runtime/libraries/router';
import { categoriesContext } from '@hemvaror/runtime/shop/categories';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import type { Crumb } from '@hemvaror/ui/breadcrumb/Breadcrumb';
import { canonicalRedirect } from '../meta/canonicalRedirect.ts';
import { pictureAddresses } from './pictureAddresses.ts';
import { productArea } from './productArea.ts';
import { ProductDocument, type ProductPage_productFragment } from './ProductPage.generated.ts';
import { ProductsDocument } from './related/productsById.generated.ts';
import { relatedCards } from './related/relatedCards.ts';
import { RelatedProductsDocument } from './related/RelatedProducts.generated.ts';
import { withLowestPrices } from './related/withLowestPrices.ts';
import { fetchReviewPage, type ReviewPage } from './reviews/fetchReviewPage.ts';
import { reviewPageFrom } from './reviews/reviewPage.ts';
import { QueryReviewsDocument } from './reviews/Reviews.generated.ts';
import { siblings, type Sibling } from './siblings.ts';
import { productStructuredData } from './structuredData.ts';

export interface ProductPageData {
  product: ProductPage_productFragment;
  /** The products that differ by color or the like, this one among them; empty when it stands alone. */
  family: Sibling[];
  /** For link previews: absolute address of the first picture; null when there is none. */
  image: string | null;
  /** Null when they could not be had. */
  reviews: ReviewPage | null;
  related: ProductCard_productFragment[];
  crumbs: Crumb[];
  /** The product as search engines read it; made here, as the browser has no other need for its code. */
  structuredData: object;
  /** Path of the page's own address. */
  canonical: string;
}

/** What the page of a product shows. @throws PageError, or a redirect to the product's own address */
export async function loader({ request, params, context, fillSlot }: LoaderArgs): Promise<ProductPageData> {
  const { alias } = params;
  if (!alias) throw new PageError(404, 'a product page needs an alias');

  const api = context.get(apolloContext);
  const address = new URL(request.url);
  const shop = context.get(shopContext);
  const asked = api.query({ document: ProductDocument, variables: { alias } });
  // Which category and brand it is of, only the product says.
  fillSlot?.(
    'mf-content/WidgetArea',
    asked.then(({ product: found }) => (found ? productArea(found, shop.config) : {})),
  );
  const [{ product }, reviews, related] = await Promise.all([
    asked,
    // What others think and what goes with it are extras: without them the product can still be bought.
    loadReviews(api, alias, reviewPageFrom(address.search)).catch(() => null),
    loadRelated(api, alias).catch(() => []),
  ]);
  if (!product) throw new PageError(404, `there is no product ${alias}`);
  const elsewhere = canonicalRedirect(address, product.canonicalUrl, shop);
  if (elsewhere) throw redirect(elsewhere, 302);

  const categories = breadcrumbs(context.get(categoriesContext), product.primaryCategory?.categoryId ?? 0);
  const canonical = product.canonicalUrl ?? address.pathname;
  const { meta } = product;
  return {
    product: { ...product, meta: meta && { ...meta, title: pageTitle(meta.title, shop.config.shopName) } },
    reviews,
    related,
    crumbs: categories.map(({ name, canonicalUrl }) => ({ label: name, href: canonicalUrl })),
    family: siblings(product.variantGroup),
    image: pictureAddresses(product, shop)[0] ?? null,
    structuredData: productStructuredData(product, canonical, shop),
    canonical,
  };
}

async function loadReviews(api: GraphQLOperations, alias: string, page: number): Promise<ReviewPage | null> {
  return fetchReviewPage({ alias, page }, (variables) => api.query({ document: QueryReviewsDocument, variables }));
}

async function loadRelated(api: GraphQLOperations, alias: string): Promise<ProductCard_productFragment[]> {
  const { relatedProducts } = await api.query({ document: RelatedProductsDocument, variables: { alias } });
  const cards = relatedCards(relatedProducts);
  return withLowestPrices(cards, (variables) => api.query({ document: ProductsDocument, variables }));
}

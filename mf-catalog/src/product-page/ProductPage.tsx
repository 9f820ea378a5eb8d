import { apolloContext } from '@storefront/api/operations';
import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import { breadcrumbs } from '@storefront/domain/catalog/breadcrumbs';
import { PageError } from '@storefront/domain/pageError';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { redirect } from '@storefront/platform/router';
import { categoriesContext } from '@storefront/store/categories';
import { shopContext } from '@storefront/store/shop';
import type { Crumb } from '@storefront/ui/breadcrumb/Breadcrumb';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { SectionStack } from '@storefront/ui/section/Section';
import { alternatesOf } from '../meta/alternates.ts';
import { breadcrumbList } from '../meta/breadcrumbList.ts';
import { canonicalRedirect } from '../meta/canonicalRedirect.ts';
import { homePath } from '../meta/homePath.ts';
import { pageTitle } from '../meta/pageTitle.ts';
import { PageFailed } from '../page-failed/PageFailed.tsx';
import { PageTop } from '../page-top/PageTop.tsx';
import { addToCartAction } from './addToCartAction.ts';
import { Gallery } from './Gallery.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import type { ProductPage_productFragment } from './ProductPage.generated.ts';
import classes from './ProductPage.module.css';
import { RelatedProducts } from './RelatedProducts.tsx';
import { relatedCards } from './relatedCards.ts';
import { Reviews } from './Reviews.tsx';
import type { QueryReviewsQuery } from './Reviews.generated.ts';
import { previewImage, productStructuredData } from './structuredData.ts';

// Only a navigation inside the app sends it: the first view comes with its data.
const productPageDocuments = () => import(/* webpackChunkName: "product-documents" */ './ProductPage.generated.ts');
const relatedProductsDocuments = () =>
  import(/* webpackChunkName: "product-documents" */ './RelatedProducts.generated.ts');
const reviewsDocuments = () => import(/* webpackChunkName: "product-documents" */ './Reviews.generated.ts');

/** The first page of them (behaviours, section 23). */
const REVIEWS = 5;

export interface ProductPageData {
  product: ProductPage_productFragment;
  reviews: QueryReviewsQuery['reviews'];
  related: ProductCard_productFragment[];
  trail: Crumb[];
  /** Path of the page's own address. */
  canonical: string;
}

export async function loader({ request, params, context }: LoaderArgs): Promise<ProductPageData> {
  const { alias } = params;
  if (!alias) throw new PageError(404, 'a product page needs an alias');

  const api = context.get(apolloContext);
  const [{ product }, { reviews }, { relatedProducts }] = await Promise.all([
    api.query({ document: async () => (await productPageDocuments()).ProductDocument, variables: { alias } }),
    // What others think and what goes with it are extras: without them the product can still be bought.
    api
      .query({
        document: async () => (await reviewsDocuments()).QueryReviewsDocument,
        variables: { alias, take: REVIEWS },
      })
      .catch(() => ({ reviews: null })),
    api
      .query({ document: async () => (await relatedProductsDocuments()).RelatedProductsDocument, variables: { alias } })
      .catch(() => ({ relatedProducts: null })),
  ]);
  if (!product) throw new PageError(404, `there is no product ${alias}`);
  const address = new URL(request.url);
  const elsewhere = canonicalRedirect(address, product.canonicalUrl, context.get(shopContext));
  if (elsewhere) throw redirect(elsewhere, 302);

  const categories = breadcrumbs(context.get(categoriesContext), product.primaryCategory?.categoryId ?? 0);
  return {
    product,
    reviews,
    related: relatedCards(relatedProducts),
    trail: categories.map(({ name, canonicalUrl }) => ({ label: name, href: canonicalUrl })),
    canonical: product.canonicalUrl ?? address.pathname,
  };
}

export function meta({ data, t, shop }: MetaArgs<ProductPageData>): PageMeta {
  const { product, trail, canonical } = data;
  const name = product.name ?? '';
  const home = { label: t('home'), href: homePath(shop) };
  const image = previewImage(product, shop);

  return {
    title: pageTitle(product.meta?.title, name, shop.config.shopName),
    description: product.meta?.description || product.texts?.text1 || name,
    canonical,
    alternates: alternatesOf(product.alternativeUrls),
    ...(image && { image }),
    structuredData: [
      breadcrumbList([home, ...trail], { label: name, href: canonical }, shop),
      productStructuredData(product, shop),
    ],
    pageType: 'Product Page',
  };
}

// Browsers run no actions, so theirs holds none.
export const action = process.env['TARGET'] === 'web' ? undefined : addToCartAction;

export function Component({ data }: { data: ProductPageData }) {
  const { product, reviews, related, trail } = data;

  return (
    <SectionStack>
      <PageTop trail={trail} current={product.name ?? ''}>
        {/* Another product begins with its first picture and without a chosen size. */}
        <div className={classes.product} key={product.productId}>
          <Gallery product={product} />
          <ProductFacts product={product} />
        </div>
      </PageTop>
      <PageContainer>
        <ProductDetails product={product} />
      </PageContainer>
      {reviews && (
        <PageContainer>
          <Reviews result={reviews} />
        </PageContainer>
      )}
      {related.length > 0 && (
        <PageContainer>
          <RelatedProducts products={related} />
        </PageContainer>
      )}
    </SectionStack>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('catalog');
  return <PageFailed title={t('product.failed')} />;
}

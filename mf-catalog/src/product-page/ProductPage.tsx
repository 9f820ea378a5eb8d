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
import { SectionStack } from '@storefront/ui/section/Section';
import { latePart } from '../late/latePart.tsx';
import { alternatesOf } from '../meta/alternates.ts';
import { breadcrumbList } from '../meta/breadcrumbList.ts';
import { canonicalRedirect } from '../meta/canonicalRedirect.ts';
import { homePath } from '../meta/homePath.ts';
import { pageTitle } from '../meta/pageTitle.ts';
import { PageFailed } from '../page-failed/PageFailed.tsx';
import { PageTop } from '../page-top/PageTop.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import type { ProductPage_productFragment } from './ProductPage.generated.ts';
import classes from './ProductPage.module.css';
import { productName } from './productName.ts';
import { fetchRelated } from './related/fetchRelated.ts';
import { fetchReviews, type ReviewPage } from './reviews/fetchReviews.ts';
import { reviewPageFrom } from './reviews/reviewPage.ts';
import { previewImage, productStructuredData } from './structuredData.ts';

// Only a navigation inside the app sends it: the first view comes with its data.
const productPageDocuments = () => import(/* webpackChunkName: "product-documents" */ './ProductPage.generated.ts');

const { Late: ProductMore, prepare: prepareMore } = latePart(
  async () => (await import(/* webpackChunkName: "product-more-late" */ './ProductMore.tsx')).ProductMore,
);

export interface ProductPageData {
  product: ProductPage_productFragment;
  /** Null when they could not be had. */
  reviews: ReviewPage | null;
  related: ProductCard_productFragment[];
  trail: Crumb[];
  /** Path of the page's own address. */
  canonical: string;
}

export async function loader({ request, params, context }: LoaderArgs): Promise<ProductPageData> {
  const { alias } = params;
  if (!alias) throw new PageError(404, 'a product page needs an alias');

  const api = context.get(apolloContext);
  const address = new URL(request.url);
  const [{ product }, reviews, related] = await Promise.all([
    api.query({ document: async () => (await productPageDocuments()).ProductDocument, variables: { alias } }),
    // What others think and what goes with it are extras: without them the product can still be bought.
    fetchReviews(api, alias, reviewPageFrom(address.search)).catch(() => null),
    fetchRelated(api, alias).catch(() => []),
    prepareMore(),
  ]);
  if (!product) throw new PageError(404, `there is no product ${alias}`);
  const elsewhere = canonicalRedirect(address, product.canonicalUrl, context.get(shopContext));
  if (elsewhere) throw redirect(elsewhere, 302);

  const categories = breadcrumbs(context.get(categoriesContext), product.primaryCategory?.categoryId ?? 0);
  return {
    product,
    reviews,
    related,
    trail: categories.map(({ name, canonicalUrl }) => ({ label: name, href: canonicalUrl })),
    canonical: product.canonicalUrl ?? address.pathname,
  };
}

export function meta({ data, t, shop }: MetaArgs<ProductPageData>): PageMeta {
  const { product, trail, canonical } = data;
  const name = productName(product);
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
      productStructuredData(product, canonical, shop),
    ],
    pageType: 'Product Page',
  };
}

export function Component({ data }: { data: ProductPageData }) {
  const { product, reviews, related, trail } = data;

  return (
    <SectionStack>
      <PageTop trail={trail} current={productName(product)}>
        <div className={classes.product}>
          {/* Another product begins with its first picture; a chosen size stays with its family. */}
          <Gallery key={product.productId} product={product} />
          <ProductFacts product={product} />
        </div>
      </PageTop>
      <ProductMore product={product} reviews={reviews} related={related} />
    </SectionStack>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('catalog');
  return <PageFailed title={t('product.failed')} />;
}

import { useRef } from 'react';
import { apolloContext } from '@storefront/api/operations';
import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import { ProductGrid } from '@storefront/commerce-ui/product-card/ProductGrid';
import { PageError } from '@storefront/domain/pageError';
import { present } from '@storefront/domain/present';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { useSelector } from '@storefront/platform/reactRedux';
import { Link } from '@storefront/routing/Link';
import { pathTo } from '@storefront/routing/paths';
import { placeOf, usePathTo } from '@storefront/routing/usePathTo';
import { storeContext } from '@storefront/store/appStore';
import { favoritesSlice } from '@storefront/store/favoritesSlice';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import { EmptyState } from '@storefront/ui/empty-state/EmptyState';
import { Heading } from '@storefront/ui/heading/Heading';
import { SectionHead } from '@storefront/ui/section/Section';
import { Text } from '@storefront/ui/text/Text';
import { PageFailed } from '../page-failed/PageFailed.tsx';
import { PageTop } from '../page-top/PageTop.tsx';
import classes from './FavoritesPage.module.css';
import { goneIds, inOrderSaved } from './savedProducts.ts';
import { useFetchAdded, useForgetGone } from './useKeptUp.ts';
import { useLettingGo } from './useLettingGo.ts';

// Only a navigation inside the app sends it: the first view comes with its data.
const favoritesPageDocuments = () =>
  import(/* webpackChunkName: "favorites-documents" */ './FavoritesPage.generated.ts');

const EAGER_CARDS = 2;

export interface FavoritesPageData {
  products: ProductCard_productFragment[];
  /** The favorites that were asked for. */
  askedIds: readonly number[];
  /** Saved, but no longer in the shop. */
  goneIds: readonly number[];
}

export async function loader({ context }: LoaderArgs): Promise<FavoritesPageData> {
  const { productIds } = context.get(storeContext).getState().favorites;
  if (productIds.length === 0) return { products: [], askedIds: [], goneIds: [] };

  const { products: found } = await context.get(apolloContext).query({
    document: async () => (await favoritesPageDocuments()).ProductsDocument,
    variables: { filter: { productIds }, take: productIds.length },
  });
  if (!found) throw new PageError(503, 'the favorites came back empty-handed');
  const products = present(found.products);
  return { products, askedIds: productIds, goneIds: goneIds(productIds, products, found.count) };
}

export function meta({ t, shop }: MetaArgs<FavoritesPageData>): PageMeta {
  return {
    title: t('favorites.title'),
    canonical: pathTo('favorites', placeOf(shop)),
    noIndex: true,
    pageType: 'Favorite Page',
  };
}

export function Component({ data }: { data: FavoritesPageData }) {
  const { t } = useTranslation('catalog');
  const favoriteIds = useSelector(favoritesSlice.selectors.selectFavoriteIds);
  const products = inOrderSaved(data.products, favoriteIds);
  const content = useRef<HTMLDivElement>(null);
  useForgetGone(data.goneIds);
  useFetchAdded(data.askedIds);
  useLettingGo(products, content);

  return (
    <PageTop current={t('favorites.title')}>
      <div className={classes.favorites} ref={content}>
        <SectionHead tools={<Count count={products.length} />}>
          <Heading size="page" as="h1">
            {t('favorites.title')}
          </Heading>
        </SectionHead>
        {products.length > 0 ? <ProductGrid products={products} eagerCount={EAGER_CARDS} /> : <NothingSaved />}
      </div>
    </PageTop>
  );
}

function Count({ count }: { count: number }) {
  const { t } = useTranslation('catalog');
  return (
    <output>
      {count > 0 && (
        <Text as="span" muted figures>
          {t('favorites.count', { count })}
        </Text>
      )}
    </output>
  );
}

function NothingSaved() {
  const { t } = useTranslation('catalog');
  const pathToAll = usePathTo()('all');

  return (
    <EmptyState
      title={t('favorites.empty')}
      action={
        <Link className={buttonClassName()} to={pathToAll}>
          {t('favorites.toNews')}
        </Link>
      }
    >
      {t('favorites.emptyText')}
    </EmptyState>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('catalog');
  return <PageFailed title={t('favorites.failed')} />;
}

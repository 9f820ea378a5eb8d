import { useEffect } from 'react';
import { apolloContext } from '@storefront/api/operations';
import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import { ProductGrid } from '@storefront/commerce-ui/product-card/ProductGrid';
import { PageError } from '@storefront/domain/pageError';
import { present } from '@storefront/domain/present';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
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

// Only a navigation inside the app sends it: the first view comes with its data.
const favoritesPageDocuments = () =>
  import(/* webpackChunkName: "favorites-documents" */ './FavoritesPage.generated.ts');

const EAGER_CARDS = 2;

export interface FavoritesPageData {
  /** In the order they were saved. */
  products: ProductCard_productFragment[];
  /** Saved, but no longer in the shop. */
  goneIds: number[];
}

export async function loader({ context }: LoaderArgs): Promise<FavoritesPageData> {
  const { productIds } = context.get(storeContext).getState().favorites;
  if (productIds.length === 0) return { products: [], goneIds: [] };

  const { products: found } = await context.get(apolloContext).query({
    document: async () => (await favoritesPageDocuments()).ProductsDocument,
    variables: { filter: { productIds }, take: productIds.length },
  });
  if (!found) throw new PageError(503, 'the favorites came back empty-handed');
  const products = present(found.products);
  const foundIds = new Set(products.map(({ productId }) => productId));
  return { products, goneIds: productIds.filter((id) => !foundIds.has(id)) };
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
  const dispatch = useDispatch();
  const favoriteIds = useSelector(favoritesSlice.selectors.selectFavoriteIds);
  // What is let go of leaves the page at once.
  const products = data.products.filter(({ productId }) => favoriteIds.includes(productId));

  // What the shop no longer has is forgotten, or the header would count it for ever (behaviours, section 7).
  useEffect(() => {
    const gone = data.goneIds.filter((id) => favoriteIds.includes(id));
    for (const productId of gone) dispatch(favoritesSlice.actions.favoriteToggled({ productId }));
  }, [data.goneIds, favoriteIds, dispatch]);

  return (
    <PageTop current={t('favorites.title')}>
      <div className={classes.favorites}>
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

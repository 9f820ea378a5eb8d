import { use } from 'react';
import { Outlet, useLoaderData, useLocation, useMatches } from 'react-router-dom';
import { useSelector } from '@storefront/platform/reactRedux';
import { CategoriesProvider } from '@storefront/store/categories';
import { loadingSlice } from '@storefront/store/loadingSlice';
import { BootEffects } from './client/BootEffects.tsx';
import { SessionStart } from './client/SessionStart.tsx';
import { LateErrorPage } from './error-pages/LateErrorPage.tsx';
import { ScrollPlace } from './feedback/ScrollPlace.tsx';
import { NonceContext } from './NonceContext.ts';
import type { RootData } from './data/rootData.ts';
import { Layout } from './layouts/Layout.tsx';
import { layoutOf } from './layouts/layoutOf.ts';

// One element each for good, so that the layout is rendered anew only when it changes itself.
const OUTLET = <Outlet />;
const ERROR_PAGE = <LateErrorPage />;

/** The root route: its data for everyone below, and the layout that the matched route asks for. */
export function Root() {
  const root = useLoaderData<RootData>();
  const nonce = use(NonceContext);
  const { key } = useLocation();
  const hasFailed = useSelector(loadingSlice.selectors.selectQueryFailure)?.at === key;
  const layout = layoutOf(useMatches().map(({ handle }) => handle));

  return (
    <CategoriesProvider categories={root.categories}>
      <Layout name={layout} root={root}>
        {hasFailed ? ERROR_PAGE : OUTLET}
      </Layout>
      <ScrollPlace nonce={nonce} />
      <BootEffects />
      <SessionStart />
    </CategoriesProvider>
  );
}

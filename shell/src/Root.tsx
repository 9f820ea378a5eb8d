import { use } from 'react';
import { useLoaderData, useMatches } from 'react-router-dom';
import { CategoriesProvider } from '@storefront/store/categories';
import { BootEffects } from './client/BootEffects.tsx';
import { SessionStart } from './client/SessionStart.tsx';
import { PageOutlet } from './error-pages/PageOutlet.tsx';
import { ScrollPlace } from './feedback/ScrollPlace.tsx';
import { NonceContext } from './NonceContext.ts';
import type { RootData } from './data/rootData.ts';
import { Layout } from './layouts/Layout.tsx';
import { layoutOf } from './layouts/layoutOf.ts';

// One element for good, so that the layout is rendered anew only when it changes itself.
const PAGE = <PageOutlet />;

/** The root route: its data for everyone below, and the layout that the matched route asks for. */
export function Root() {
  const root = useLoaderData<RootData>();
  const nonce = use(NonceContext);
  const layout = layoutOf(useMatches().map(({ handle }) => handle));

  return (
    <CategoriesProvider categories={root.categories}>
      <Layout name={layout} root={root}>
        {PAGE}
      </Layout>
      <ScrollPlace nonce={nonce} />
      <BootEffects />
      <SessionStart />
    </CategoriesProvider>
  );
}

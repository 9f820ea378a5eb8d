import { useEffect } from 'react';
import { useLoaderData, useMatches } from 'react-router-dom';
import { replayEarlyInteractions } from '@hemvaror/runtime/defer/replayEarlyInteractions';
import { CategoriesProvider } from '@hemvaror/runtime/shop/categories';
import { PageOutlet } from '../error-pages/PageOutlet.tsx';
import { ScrollManager } from '../feedback/ScrollManager.tsx';
import type { RootData } from '../data/rootData.ts';
import { Layout } from '../layouts/Layout.tsx';
import { layoutOf } from '../layouts/layoutOf.ts';

// A constant element, so that the memoized layout renders only when its own props change.
const PAGE = <PageOutlet />;

/** The root route: provides its data, and renders the layout of the matched route. */
export function Root() {
  const root = useLoaderData<RootData>();
  const layout = layoutOf(useMatches().map(({ handle }) => handle));

  // The page may hydrate later than the layout, or never.
  useEffect(() => replayEarlyInteractions(), []);

  return (
    <CategoriesProvider categories={root.categories}>
      <Layout name={layout} root={root}>
        {PAGE}
      </Layout>
      <ScrollManager />
    </CategoriesProvider>
  );
}

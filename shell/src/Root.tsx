import { use } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useMatches } from 'react-router-dom';
import { CategoriesProvider } from '@storefront/store/categories';
import { BootEffects } from './client/BootEffects.tsx';
import { SessionStart } from './client/SessionStart.tsx';
import { NonceContext } from './NonceContext.ts';
import type { RootData } from './data/rootData.ts';
import { Layout } from './layouts/Layout.tsx';
import { asHandle } from './routeHandle.ts';

/** The root route: its data for everyone below, and the layout that the matched route asks for. */
export function Root() {
  const root = useLoaderData<RootData>();
  const nonce = use(NonceContext);
  const layout =
    useMatches()
      .map(({ handle }) => asHandle(handle))
      .findLast((handle) => handle)?.layout ?? 'default';

  return (
    <CategoriesProvider categories={root.categories}>
      <Layout name={layout} root={root}>
        <Outlet />
      </Layout>
      <ScrollRestoration {...(nonce && { nonce })} />
      <BootEffects />
      <SessionStart />
    </CategoriesProvider>
  );
}

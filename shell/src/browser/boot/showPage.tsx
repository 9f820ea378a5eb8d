import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { PageView } from '@hemvaror/runtime/page-view/PageView';
import { NavigationProvider } from '@hemvaror/runtime/routing/NavigationProvider';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import type { StoredCartSummary } from '../../first-view/cart-summary/cartSummary.ts';
import { CartSummaryContext } from '../../first-view/cart-summary/CartSummaryContext.ts';
import { Document } from '../../app/document/Document.tsx';
import type { MarketSession } from '../../app/market/marketSession.ts';
import { PageLifecycleContext } from '../../app/page/PageLifecycle.ts';
import { hydratePageNext } from '../../first-view/browser/hydratePageNext.ts';
import { reportRecovered } from './reportRecovered.ts';
import type { Router } from './visit.ts';

interface ShowPageDeps {
  view: PageView;
  /** The state that the server rendered. */
  served: RootState;
  market: MarketSession;
  router: Router;
  cartSummary: StoredCartSummary;
  onInteractive: () => void;
  /** Whether the server rendered markup to hydrate. */
  isServerRendered: boolean;
}

/** Hydrates the document that the server rendered. Without server markup, as with a developer's override, renders one. */
export function showPage({
  view,
  served,
  market,
  router,
  cartSummary,
  onInteractive,
  isServerRendered,
}: ShowPageDeps): void {
  let root: Root | undefined;
  function hydratePage(): void {
    if (root) hydratePageNext(root, document.querySelector('main'));
  }
  const app = (
    <Document view={view} served={served} market={market}>
      <PageLifecycleContext value={{ router, hydratePage, onInteractive }}>
        <CartSummaryContext value={cartSummary}>
          <NavigationProvider router={router}>
            <RouterProvider router={router} />
          </NavigationProvider>
        </CartSummaryContext>
      </PageLifecycleContext>
    </Document>
  );
  if (!isServerRendered) {
    createRoot(document).render(app);
    return;
  }
  // In tasks of 5 ms, like the page.
  startTransition(() => {
    root = hydrateRoot(document, app, { onRecoverableError: reportRecovered });
  });
}

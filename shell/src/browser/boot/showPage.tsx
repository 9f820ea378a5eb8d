import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { PageView } from '@hemvaror/runtime/page-view/PageView';
import { NavigationProvider } from '@hemvaror/runtime/routing/NavigationProvider';
import { Document } from '../../app/document/Document.tsx';
import type { MarketSession } from '../../app/market/marketSession.ts';
import { PageLifecycleContext } from '../../app/page/PageLifecycle.ts';
import { hydratePageNext } from './hydratePageNext.ts';
import { reportRecovered } from './reportRecovered.ts';
import type { Router } from './visit.ts';

interface ShowPageDeps {
  view: PageView;
  market: MarketSession;
  router: Router;
  onInteractive: () => void;
  /** Whether the server rendered markup to hydrate. */
  isServerRendered: boolean;
}

/** Hydrates the document that the server rendered. Without server markup, as with a developer's override, renders one. */
export function showPage({ view, market, router, onInteractive, isServerRendered }: ShowPageDeps): void {
  const app = (
    <Document view={view} market={market}>
      <PageLifecycleContext value={{ router, onInteractive }}>
        <NavigationProvider router={router}>
          <RouterProvider router={router} />
        </NavigationProvider>
      </PageLifecycleContext>
    </Document>
  );
  if (!isServerRendered) {
    createRoot(document).render(app);
    return;
  }
  const root = hydrateRoot(document, app, { onRecoverableError: reportRecovered });
  hydratePageNext(root, document.querySelector('main'));
}

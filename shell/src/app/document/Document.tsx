// The order of the cascade layers first, then their styles.
import './layers.css';
import '@hemvaror/ui/tokens/tokens.css';
import '@hemvaror/ui/base/base.css';
import '../page/navigating.css';
import type { ReactNode } from 'react';
import type { PageView } from '@hemvaror/runtime/page-view/PageView';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import { PageViewProviders } from '@hemvaror/runtime/page-view/PageViewProviders';
import { MarketProvider } from '../market/MarketProvider.tsx';
import type { MarketSession } from '../market/marketSession.ts';

interface DocumentProps {
  view: PageView;
  /** The state that the server rendered, in the browser. */
  served?: RootState;
  /** Starts with the shop of `view`, and changes when the shopper selects another market. */
  market: MarketSession;
  /** Head resources of the server; the browser renders none, as they are not hydrated. */
  head?: ReactNode;
  children: ReactNode;
}

/** The whole document, with the providers that all remotes share. */
export function Document({ view, served, market, head, children }: DocumentProps) {
  return (
    // Inline scripts set attributes of it before the hydration.
    <html lang={view.shop.languageId} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f5" />
        {head}
      </head>
      <body>
        <PageViewProviders view={view} served={served}>
          <MarketProvider session={market}>{children}</MarketProvider>
        </PageViewProviders>
      </body>
    </html>
  );
}

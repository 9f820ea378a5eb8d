import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { LateParts } from '../layouts/LateParts.tsx';
import { WithoutPanels } from '../layouts/WithoutPanels.tsx';
import { withRetry } from './withRetry.ts';

/** Also called ahead of need: what fails later may be the network. */
export const loadErrorPage = async () =>
  withRetry(() => import(/* webpackChunkName: "error-page" */ '../error-pages/errorPages.ts'));
const loadFeedback = () => import(/* webpackChunkName: "feedback" */ '../feedback/Feedback.tsx');

/**
 * Parts whose markup came with the document and whose code comes when `touched` settles; React leaves the markup alone
 * until then. Their chunks are named, as the server puts their styles into the head (EntryFilesPlugin).
 */
export function latePartsAfter(touched: Promise<void>): LateParts {
  return {
    TopBar: late(touched, async () => (await import(/* webpackChunkName: "top-bar" */ '../top-bar/TopBar.tsx')).TopBar),
    Footer: late(touched, async () => (await import(/* webpackChunkName: "footer" */ '../footer/Footer.tsx')).Footer),
    // No answer counts as no.
    ConsentBar: late(
      touched,
      async () => (await import(/* webpackChunkName: "consent-bar" */ '../consent/ConsentBar.tsx')).ConsentBar,
      Nothing,
    ),
    Panels: late(
      touched,
      async () => (await import(/* webpackChunkName: "panels" */ '../layouts/Panels.tsx')).Panels,
      WithoutPanels,
    ),
    Feedback: late(touched, async () => (await loadFeedback()).Feedback, Nothing),
    KeepInAccount: late(touched, async () => (await loadFeedback()).KeepInAccount, Nothing),
    // These are asked for only where they are shown.
    CheckoutHeader: late(
      undefined,
      async () =>
        (await import(/* webpackChunkName: "checkout-header" */ '../header/CheckoutHeader.tsx')).CheckoutHeader,
    ),
    BoxedSubmenu: late(
      undefined,
      async () =>
        (await import(/* webpackChunkName: "boxed-submenu" */ '../header/main-nav/BoxedSubmenu.tsx')).BoxedSubmenu,
    ),
    ActionNotice: late(
      undefined,
      async () => (await import(/* webpackChunkName: "action-notice" */ '../notice/ActionNotice.tsx')).ActionNotice,
      Nothing,
    ),
    ErrorPage: late(undefined, async () => (await loadErrorPage()).ErrorPage),
    RootErrorPage: late(undefined, async () => (await loadErrorPage()).RootErrorPage),
  };
}

/** @param instead stands in when the code cannot be had; without it the failure is the page's */
function late<Props>(
  when: Promise<void> | undefined,
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await when;
    try {
      return { default: await withRetry(load) };
    } catch (error) {
      if (!instead) throw error;
      console.warn('A part is missing:', error);
      return { default: instead };
    }
  });
}

function Nothing() {
  return null;
}

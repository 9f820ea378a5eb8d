import { lazy, type ComponentType } from 'react';
import type { LateParts } from '../layouts/LateParts.tsx';
import type { PanelsProps } from '../layouts/Panels.tsx';
import { WithoutPanels } from '../layouts/WithoutPanels.tsx';
import { withRetry } from './withRetry.ts';

/** Also called ahead of need: what fails later may be the network. */
export const loadErrorPage = async () =>
  withRetry(() => import(/* webpackChunkName: "error-page" */ '../error-pages/ErrorPage.tsx'));

/**
 * Parts whose markup came with the document and whose code comes when `touched` settles; React leaves the markup alone
 * until then. Their chunks are named, as the server puts their styles into the head (EntryFilesPlugin).
 */
export function latePartsAfter(touched: Promise<void>): LateParts {
  return {
    TopBar: lazy(async () => {
      await touched;
      const { TopBar } = await withRetry(() => import(/* webpackChunkName: "top-bar" */ '../top-bar/TopBar.tsx'));
      return { default: TopBar };
    }),
    Footer: lazy(async () => {
      await touched;
      const { Footer } = await withRetry(() => import(/* webpackChunkName: "footer" */ '../footer/Footer.tsx'));
      return { default: Footer };
    }),
    BoxedSubmenu: lazy(async () => {
      const { BoxedSubmenu } = await withRetry(
        () => import(/* webpackChunkName: "boxed-submenu" */ '../header/main-nav/BoxedSubmenu.tsx'),
      );
      return { default: BoxedSubmenu };
    }),
    ErrorPage: lazy(async () => {
      const { ErrorPage } = await loadErrorPage();
      return { default: ErrorPage };
    }),
    Panels: lazy<ComponentType<PanelsProps>>(async () => {
      await touched;
      try {
        const { Panels } = await withRetry(() => import(/* webpackChunkName: "panels" */ '../layouts/Panels.tsx'));
        return { default: Panels };
      } catch (error) {
        console.warn('The page goes on without its panels.', error);
        return { default: WithoutPanels };
      }
    }),
    Feedback: lazy<ComponentType>(async () => {
      await touched;
      try {
        const { Feedback } = await withRetry(
          () => import(/* webpackChunkName: "feedback" */ '../feedback/Feedback.tsx'),
        );
        return { default: Feedback };
      } catch (error) {
        console.warn('The page goes on without its notices.', error);
        return { default: () => null };
      }
    }),
  };
}

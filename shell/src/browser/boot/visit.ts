import type { createBrowserRouter } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The navigations of this tab. Routes and sessions are created before the router and reach it through this object. Until
 * `router` is set, the fetching methods do nothing.
 */
export class Visit {
  router: Pick<Router, 'revalidate' | 'state'> | undefined;
  /** Whether a revalidation also fetches the data that all pages share. */
  isRootStale = false;

  /** Runs the loaders of the current page again. */
  revalidate = async (): Promise<void> => {
    await this.router?.revalidate();
  };

  /** Fetches the data of the current page and the shared data again, for example after a change of the market. */
  refetchPages = async (): Promise<void> => {
    this.isRootStale = true;
    try {
      await this.revalidate();
    } finally {
      this.isRootStale = false;
    }
  };
}

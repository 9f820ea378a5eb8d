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

  /**
   * Fetches the data of the current page and the shared data again, for example in another market.
   *
   * @returns false if a page that was shown could not be loaded
   */
  refetchPages = async (): Promise<boolean> => {
    const hadFailed = Boolean(this.router?.state.errors);
    this.isRootStale = true;
    try {
      await this.revalidate();
    } finally {
      this.isRootStale = false;
    }
    return hadFailed || !this.router?.state.errors;
  };
}

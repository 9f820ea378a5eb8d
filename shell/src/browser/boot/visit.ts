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
  /** Whether a page that the browser restored is loading again. */
  isRestored = false;

  /** Runs the loaders of the current page again. */
  revalidate = async (): Promise<void> => {
    // The data of a restored page may be those of the previous customer or market.
    this.isRestored = false;
    await this.router?.revalidate();
  };

  /** Runs the loaders of a page that the browser restored from its history, perhaps with old data. It stays if that fails. */
  refreshRestored = async (): Promise<void> => {
    this.isRestored = true;
    try {
      await this.router?.revalidate();
    } finally {
      this.isRestored = false;
    }
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

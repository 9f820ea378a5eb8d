import type * as loaders from './navigation/loaders.ts';
import type { ExposeId, PageModule, SlotModule } from '@storefront/federation/contract';
import type { RootState } from '@storefront/store/appStore';

type Loaders = typeof loaders;

/** The page that the server rendered, and for whom. */
export interface FirstPage {
  pathname: string;
  market: string;
  state: Pick<RootState, 'site' | 'session'>;
  loaderData: Readonly<Record<string, unknown>>;
}

/** Where pages come from; the server and the browser each have their own. */
export interface PageSource {
  /** Loads a page and its messages. */
  load: (id: ExposeId) => Promise<PageModule>;
  /** Loads a slot that a page fills, with its messages; undefined where it is known that no release has it yet. */
  slot: (id: ExposeId) => Promise<SlotModule | undefined>;
  /** What routes do when they are navigated to; the browser's first view does without it. */
  loaders: () => Promise<Loaders>;
  /** Ms that a loader may take; then the page counts as unavailable. */
  loaderLimitMs: number;
  /** Ms that slots may take longer than the page's own loader; then their places stay empty. */
  slotLimitMs: number;
  /** Told what a page broke on before it could be rendered: its code, or its loader; the same of a slot. */
  onFailure: (id: ExposeId, error: unknown) => void;
  /** Absent on servers. */
  first?: () => FirstPage | undefined;
  /** Whether the data that all pages share are to be fetched anew, as after a change of the market. */
  isRootStale?: () => boolean;
  /**
   * In the browser a navigation to what is not there leads to the page `/404` (ROUTE-45, OP-05). A document of the server
   * says so at its own address.
   */
  leadsTo404?: boolean;
}

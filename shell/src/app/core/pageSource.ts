import type { ExposeId, PageModule, SlotModule } from '@hemvaror/runtime/contract/contract';

/** Loads the code of pages and slots. Server and browser have different implementations. */
export interface PageSource {
  /** Loads a page and its messages. */
  load: (id: ExposeId) => Promise<PageModule>;
  /** Loads a slot of a page and its messages; undefined if no release is known to contain it. */
  slot: (id: ExposeId) => Promise<SlotModule | undefined>;
  /** Timeout of a page's loader, after which the page is unavailable. */
  loaderTimeoutMs: number;
  /** Time that slots may take longer than the page's loader. After it their slot positions stay empty. */
  slotTimeoutMs: number;
  /** Called when the code or the loader of a page or slot fails. */
  onFailure: (id: ExposeId, error: unknown) => void;
}

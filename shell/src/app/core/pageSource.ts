import type { ExposeId, PageModule, SlotModule } from '@hemvaror/runtime/contract/contract';

/** Where pages come from; the server and the browser each have their own. */
export interface PageSource {
  /** Loads a page and its messages. */
  load: (id: ExposeId) => Promise<PageModule>;
  /** Loads a slot that a page fills, with its messages; undefined where it is known that no release has it yet. */
  slot: (id: ExposeId) => Promise<SlotModule | undefined>;
  /** Ms that a loader may take; then the page counts as unavailable. */
  loaderTimeoutMs: number;
  /** Ms that slots may take longer than the page's own loader; then their places stay empty. */
  slotTimeoutMs: number;
  /** Told what a page broke on before it could be rendered: its code, or its loader; the same of a slot. */
  onFailure: (id: ExposeId, error: unknown) => void;
}

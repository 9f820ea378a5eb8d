import type { PageModule } from '@hemvaror/runtime/contract/contract';
import type { Slots } from '@hemvaror/runtime/slots/Slots';
import { asPageModule } from '../../app/core/exposes.ts';
import type { PageSource } from '../../app/core/pageSource.ts';
import { withDisplayName } from './withDisplayName.tsx';
import type { RequestWatch } from '@hemvaror/platform/host/requestWatch';
import type { ReleaseSnapshot } from '@hemvaror/platform/host/releaseSnapshot';
import { timeLimit } from '@hemvaror/http/timeLimit';

/** Timeout of loaders and actions: longer than the API client's, shorter than shoppers wait for a page. */
const LOADER_TIMEOUT_MS = timeLimit(5_000);
/** Longest wait of a loaded page for the data of its slots. */
const SLOT_TIMEOUT_MS = timeLimit(1_000);

/** Creates the page source of one request. @param slots cache of the slot modules that pages fill */
export function pageSource(releases: ReleaseSnapshot, watch: RequestWatch, slots: Pick<Slots, 'module'>): PageSource {
  return {
    load: async (id) => {
      watch.rendered(id);
      const module = asPageModule(id, await releases.load(id));
      const meta: PageModule['meta'] = (args) => {
        try {
          return module.meta(args);
        } catch (error) {
          // The shell calls `meta`, so no component stack names the expose.
          watch.failed(id, error);
          throw error;
        }
      };
      const loader: PageModule['loader'] = async (args) => watch.measured(id, () => module.loader(args));
      return { ...module, loader, meta, Component: withDisplayName(id, module.Component) };
    },
    slot: async (id) => (releases.has(id) ? slots.module(id) : undefined),
    slotTimeoutMs: SLOT_TIMEOUT_MS,
    loaderTimeoutMs: LOADER_TIMEOUT_MS,
    onFailure: (id, error) => watch.failed(id, error),
  };
}

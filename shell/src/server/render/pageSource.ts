import type { PageModule } from '@hemvaror/runtime/contract/contract';
import type { Slots } from '@hemvaror/runtime/slots/Slots';
import { asPageModule } from '../../app/core/exposes.ts';
import type { PageSource } from '../../app/core/pageSource.ts';
import { withDisplayName } from '../releases/withDisplayName.tsx';
import type { FailureLogger } from '../releases/partFailures.ts';
import type { ReleaseSnapshot } from '../releases/releases.ts';

/** Ms that loaders and actions may take: longer than the API client waits for an answer, shorter than shoppers wait for a page. */
const LOADER_TIMEOUT_MS = 5_000;
/** Ms that a page whose data are there waits for those of its slots. */
const SLOT_TIMEOUT_MS = 1_000;

/** The pages of the releases that one request sees. @param slots what pages fill */
export function pageSource(
  releases: ReleaseSnapshot,
  failures: FailureLogger,
  slots: Pick<Slots, 'module'>,
): PageSource {
  return {
    load: async (id) => {
      const module = asPageModule(id, await releases.load(id));
      const meta: PageModule['meta'] = (args) => {
        try {
          return module.meta(args);
        } catch (error) {
          // The shell calls it, so no component stack says whose it is.
          failures.tell(id, error);
          throw error;
        }
      };
      return { ...module, meta, Component: withDisplayName(id, module.Component) };
    },
    slot: async (id) => (releases.has(id) ? slots.module(id) : undefined),
    slotTimeoutMs: SLOT_TIMEOUT_MS,
    loaderTimeoutMs: LOADER_TIMEOUT_MS,
    onFailure: (id, error) => failures.tell(id, error),
  };
}

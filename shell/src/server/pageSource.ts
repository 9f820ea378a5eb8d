import type { PageModule } from '@storefront/federation/contract';
import { asPageModule } from '../exposes.ts';
import * as loaders from '../navigation/loaders.ts';
import type { PageSource } from '../pageSource.ts';
import { namedPart } from './namedPart.tsx';
import type { PartFailures } from './partFailures.ts';
import type { ReleaseSnapshot } from './releases.ts';

/** Ms that loaders and actions may take: longer than the API client waits for an answer, shorter than shoppers wait for a page. */
export const LOADER_LIMIT_MS = 5_000;

/** The pages of the releases that one request sees. */
export function pageSource(releases: ReleaseSnapshot, failures: PartFailures): PageSource {
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
      return { ...module, meta, Component: namedPart(id, module.Component) };
    },
    loaders: async () => loaders,
    loaderLimitMs: LOADER_LIMIT_MS,
    onFailure: (id, error) => failures.tell(id, error),
  };
}

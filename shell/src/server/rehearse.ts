import { runRehearsal } from '@hemvaror/platform/rehearsal/runRehearsal';
import { namedExposes } from '../app/core/pages.ts';
import { requestPages } from './crawlers/requestPages.ts';
import { createShell } from './createShell.ts';
import { readEnvironment } from './settings/settings.ts';

/** Runs in the process of a rehearsal: takes a release as this shell would, and renders pages with it. */
export async function rehearse(variables: NodeJS.ProcessEnv): Promise<void> {
  await runRehearsal(() => {
    const settings = readEnvironment(variables);
    const env = {
      ...settings,
      LOG_LEVEL: 'error' as const,
      DEV_OVERRIDE_ORIGINS: [],
      PAGE_CACHE_MB: 0,
      CHANGES_URL: undefined,
    };
    return {
      folder: env.REMOTES_DIR,
      namedExposes: namedExposes(),
      createHost: async (failures) => {
        const { app, host, channels } = await createShell(env, {
          rehearse: async () => undefined,
          logStream: failures,
        });
        return { host, requestPages: async () => requestPages(app, { env, channels, failures }) };
      },
    };
  });
}

import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { resolveDeferred } from '@hemvaror/runtime/defer/unresolved';
import { createShell } from '../createShell.ts';
import { readEnvironment } from '../settings/settings.ts';
import { fetchRelease } from './fetchRelease.ts';
import { KeptReleases } from '../releases/kept/keptReleases.ts';
import { rehearsalTask, type RehearsalMessage, type RehearsalTask } from '../releases/rehearsal/messages.ts';
import { FailureStream } from './failureStream.ts';
import { requestPages } from './requestPages.ts';
import { watchRealm } from './watchRealm.ts';

const ALIVE_MS = 250;
/** Time for timers and promises that a release leaves behind at its import. */
const SETTLE_MS = 300;

/** Runs in the process of a rehearsal: takes the release as a shell would, renders pages with it, and reports to the shell. */
export async function runRehearsal(variables: NodeJS.ProcessEnv): Promise<void> {
  const end = (message: RehearsalMessage) => process.send?.(message, () => process.exit(0));
  process.on('uncaughtException', (error) =>
    end({ kind: 'failed', reason: `It threw outside of a request: ${error}` }),
  );
  process.on('disconnect', () => process.exit(0));
  setInterval(() => process.send?.({ kind: 'alive' } satisfies RehearsalMessage), ALIVE_MS);

  process.send?.({ kind: 'ready' } satisfies RehearsalMessage);
  const [value]: unknown[] = await once(process, 'message');
  try {
    const pages = await rehearse(rehearsalTask.parse(value), variables);
    end({ kind: 'passed', pages });
  } catch (error) {
    end({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * @returns the number of rendered pages
 * @throws Error with the reason for which the release must not go live
 */
async function rehearse(
  { remote, release, others, rendersPages }: RehearsalTask,
  variables: NodeJS.ProcessEnv,
): Promise<number> {
  const env = {
    ...readEnvironment(variables),
    LOG_LEVEL: 'error' as const,
    DEV_OVERRIDE_ORIGINS: [],
    PAGE_CACHE_MB: 0,
    CHANGES_URL: undefined,
  };
  const failures = new FailureStream(remote);
  const { app, releases, channels } = await createShell(env, {
    rehearse: async () => undefined,
    logStream: failures,
  });
  await resolveDeferred();
  await Promise.allSettled(Object.entries(others).map(async ([name, other]) => releases.take(name, other)));

  const files = await fetchRelease(release, env);
  const realm = watchRealm(release.url);
  await releases.take(remote, release);
  await wait(SETTLE_MS);
  const traces = realm.traces();
  if (traces.length > 0) throw new Error(`At its import it ${traces.join(', ')}.`);

  const pages = rendersPages ? await requestPages(app, { env, channels, failures }) : 0;
  // Without a copy the release still serves: the shell logs that it has none.
  await new KeptReleases(env.REMOTES_DIR).keep(remote, release.release, files).catch(() => undefined);
  return pages;
}

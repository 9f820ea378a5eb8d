/** `npm start`: builds missing releases, then runs the whole site until Ctrl-C. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildMissing } from '../release/build.ts';
import { isPortFree } from './ports.ts';
import { ROOT } from '../project/root.ts';
import { createProgress } from '../project/progress/createProgress.ts';
import { announcement } from './announcement.ts';
import { PORT_VARIABLES, readSettings, type SiteSettings } from '../project/settings.ts';
import { portsOf, startSite, type Site } from './site.ts';

const envFile = path.join(ROOT, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const progress = createProgress();
const starting = new AbortController();
let started: Promise<Site> | undefined;
let stopping = false;

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  progress.clear();
  console.log('\nStopping …');
  starting.abort();
  // An aborted start stops its processes itself.
  const site = await started?.catch(() => undefined);
  await site?.stop();
  console.log('Stopped.');
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
// The reader of a pipe has ended, as in `npm start | head`. The site must not run on without this process.
process.stdout.on('error', () => void stop(1));

try {
  const settings = readSettings(process.env);
  progress.show('looking for missing releases');
  await assertPortsFree(settings);
  await buildMissing(undefined, progress);
  // Overrides from loopback are safe: a process that serves files on this machine can already run code on it.
  const env = { DEV_OVERRIDE_ORIGINS: settings.overrideOrigins };
  started = startSite({ settings, env, progress, signal: starting.signal });
  const site = await started;
  console.log(announcement(settings, site));
  for (const child of [site.shell, site.api]) {
    void child?.closed.then(async () => {
      if (stopping) return;
      console.error(`${child.name} exited unexpectedly (exit code ${await child.ended}).`);
      void stop(1);
    });
  }
} catch (error) {
  progress.clear();
  if (!starting.signal.aborted) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

async function assertPortsFree(settings: SiteSettings): Promise<void> {
  const checks = portsOf(settings).map(async ({ app, port }) => ({ app, port, free: await isPortFree(port) }));
  const used = (await Promise.all(checks)).filter(({ free }) => !free);
  if (used.length === 0) return;
  const lines = used.map(
    ({ app, port }) =>
      `Port ${port} (${app}) is in use. Stop the process that uses it, or set ${PORT_VARIABLES[app]} to another port.`,
  );
  throw new Error(lines.join('\n'));
}

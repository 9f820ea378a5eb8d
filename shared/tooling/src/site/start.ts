/** `npm start`: builds missing releases, then runs the whole site until Ctrl-C. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildMissing } from '../release/build.ts';
import { isPortFree } from './ports.ts';
import { ROOT } from '../project/root.ts';
import { PORT_VARIABLES, readSettings, type SiteSettings } from '../project/settings.ts';
import { portsOf, startSite, type Site } from './site.ts';

const envFile = path.join(ROOT, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

let site: Site | undefined;
let stopping = false;

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  console.log('\nStopping …');
  await site?.stop();
  console.log('Stopped.');
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

try {
  const settings = readSettings(process.env);
  await assertPortsFree(settings);
  await buildMissing();
  // Overrides from loopback are safe: a process that serves files on this machine can already run code on it.
  site = await startSite({ settings, env: { DEV_OVERRIDE_ORIGINS: settings.overrideOrigins } });
  announce(settings);
  for (const child of [site.shell, site.api]) {
    void child?.ended.then((code) => {
      if (stopping) return;
      console.error(`${child.name} exited unexpectedly (exit code ${code}).`);
      void stop(1);
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
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

function announce(settings: SiteSettings): void {
  const { shellPort, remotePorts, apiPort, dataDir, ownApi } = settings;
  const remotes = Object.entries(remotePorts).map(([name, port]) => `  ${name.padEnd(18)}http://localhost:${port}`);
  console.log(
    [
      '',
      'The shop is running.',
      '',
      `  Swedish           http://localhost:${shellPort}   (also http://sv.localhost:${shellPort})`,
      `  English           http://en.localhost:${shellPort}`,
      ...remotes,
      ownApi ? `  commerce-api      http://localhost:${apiPort}/graphql` : `  API               ${settings.otherApi}`,
      '',
      ...(ownApi && settings.seedsDemo ? ['  Demo login        demo@hemvist.example / hemvist-demo'] : []),
      `  Data              ${dataDir}   (npm run reset removes it)`,
      '',
      'Press Ctrl-C to stop.',
      '',
    ].join('\n'),
  );
}

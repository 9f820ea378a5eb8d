import type { SiteSettings } from '../project/settings.ts';
import { keptText } from '../release/releaseUnlessDecided.ts';
import { remoteWarnings } from './ready/remoteWarnings.ts';
import type { Site } from './site.ts';

/** The text of `npm start` when the shop is ready: its addresses, and the remotes that it does without, or with another release. */
export function announcement(settings: SiteSettings, { readiness, kept }: Pick<Site, 'readiness' | 'kept'>): string {
  const { shellPort, registryPort, remotePorts, apiPort, dataDir, ownApi } = settings;
  const remotes = Object.entries(remotePorts).map(([name, port]) => `  ${name.padEnd(18)}http://localhost:${port}`);
  const warnings = [
    ...(readiness ? remoteWarnings(readiness) : []),
    ...kept.map((each) => keptText(each, 'npm run release --')),
  ];
  return [
    '',
    'The shop is running.',
    '',
    `  Swedish           http://localhost:${shellPort}   (also http://sv.localhost:${shellPort})`,
    `  English           http://en.localhost:${shellPort}`,
    ...remotes,
    `  registry          http://localhost:${registryPort}/registry.json   (npm run release)`,
    ownApi ? `  commerce-api      http://localhost:${apiPort}/graphql` : `  API               ${settings.otherApi}`,
    '',
    ...(ownApi && settings.seedsDemo ? ['  Demo login        demo@hemvist.example / hemvist-demo'] : []),
    `  Data              ${dataDir}   (npm run reset removes it)`,
    '',
    ...(warnings.length > 0 ? [...warnings, ''] : []),
    'Press Ctrl-C to stop.',
    '',
  ].join('\n');
}

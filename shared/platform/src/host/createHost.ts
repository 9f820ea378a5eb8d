import type { FastifyBaseLogger } from 'fastify';
import type { RegistryRules } from '../contract/registryRules.ts';
import type { RegistrySource } from '../contract/registrySource.ts';
import type { RemoteContract } from '../contract/remoteContract.ts';
import type { Rehearse } from './rehearsal.ts';
import { RehearsalResults } from './rehearsalResults.ts';
import { ReleaseImporter } from './releaseImporter.ts';
import { Releases } from './releases.ts';
import { RemoteFiles } from './remoteCode.ts';
import { ReleaseStore } from './store/releaseStore.ts';
import { RequestedFiles } from './store/requestedFiles.ts';
import { RealmGuard } from '../realm/realmGuard.ts';
import { CpuSampler } from '../watch/cpuSampler.ts';
import { Observations } from '../watch/observations.ts';
import { createReleaseMetrics, type ReleaseMetrics } from '../watch/releaseMetrics.ts';

export interface HostOptions {
  registries: readonly RegistrySource[];
  rules: RegistryRules;
  /** Origins from which this process may load the code of remotes. */
  origins: readonly string[];
  /** Folder of the stored releases and of what is known about them. The processes of a machine share it. */
  folder: string;
  /** Id of the host's own release: a release that has passed in another one is rehearsed again. */
  hostRelease: string;
  /** Time in ms after which a start does not wait for an origin. */
  originWaitMs: number;
  contract: RemoteContract;
  /** Tries a release before it is imported here. */
  rehearse: Rehearse;
  log: FastifyBaseLogger;
}

/** The releases of remotes in this process. */
export interface Host {
  registries: readonly RegistrySource[];
  releases: Releases;
  /** Files of remotes, from their origins. */
  files: RemoteFiles;
  /** Files of the releases that were live, on this machine. */
  store: ReleaseStore;
  /** Files that browsers request of other releases. */
  requested: RequestedFiles;
  contract: RemoteContract;
  /** Undoes what code of remotes changes of objects that all code shares. `serveHost` starts it. */
  realm: RealmGuard;
  /** Samples whose code uses the processor. `serveHost` starts it. */
  cpu: CpuSampler;
  /** What this process sees of its releases. */
  observations: Observations;
  metrics: ReleaseMetrics;
}

/** Creates a host of remotes, without releases yet. One per process, as the federation runtime is. */
export function createHost(options: HostOptions): Host {
  const { registries, folder, contract, origins, log } = options;
  const files = new RemoteFiles(origins);
  const store = new ReleaseStore(folder);
  const releases = new Releases({
    ...options,
    store,
    importer: new ReleaseImporter(files, store, contract),
    results: new RehearsalResults(folder, options.hostRelease),
  });
  const requested = new RequestedFiles({
    folder,
    origins,
    findRelease: async (remote, release) => releases.find(remote, release),
    log,
  });
  const metrics = createReleaseMetrics();
  const cpu = new CpuSampler();
  const observations = new Observations({ metrics, cpu, releaseIn: (folder) => releases.findFaultyRelease(folder) });
  const realm = new RealmGuard();
  return { registries, releases, files, store, requested, contract, realm, cpu, observations, metrics };
}

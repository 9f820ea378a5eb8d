import { registryReleaseSchema } from '../contract/registry.ts';
import * as z from 'zod';
import { rehearsalTask } from '../host/rehearsal.ts';
import { remoteStates } from '../host/remoteStates.ts';
import { releasesStatus } from '../host/releasesStatus.ts';
import { observation } from '../watch/observation.ts';
import { ratesSchema } from '../watch/releaseRates.ts';
import { holderSchema } from '../watchdog/endRecord.ts';

/** Releases of one process. */
export const processStatus = releasesStatus.extend({ pid: z.number() });

export type ProcessStatus = z.infer<typeof processStatus>;

/** Metrics of one process, as `prom-client` lists them. */
export const processMetrics = z.object({ pid: z.number(), metrics: z.array(z.looseObject({ name: z.string() })) });

export type ProcessMetrics = z.infer<typeof processMetrics>;

/** A worker's report about its remotes. */
const workerReport = remoteStates.extend({
  /** Whether every remote has been tried once. */
  isPrepared: z.boolean(),
  /** Remote → live release. */
  releases: z.record(z.string(), z.string()),
  /** Remote → the candidate that is loaded, its share in percent and since when it has it, as the registry says. */
  candidates: z.record(z.string(), z.object({ release: z.string(), share: z.number(), since: z.string() })).default({}),
});

export type WorkerReport = z.infer<typeof workerReport>;

/** Messages of a worker to the supervisor. */
export const workerMessage = z.discriminatedUnion('kind', [
  /** It listens. */
  z.object({ kind: z.literal('listening') }),
  /** The states of its remotes have changed. */
  z.object({ kind: z.literal('remotes'), report: workerReport }),
  z.object({ kind: z.literal('rehearse'), id: z.number(), task: rehearsalTask }),
  /** It requests the status, or the metrics, of all processes. */
  z.object({ kind: z.literal('collect'), id: z.number(), what: z.enum(['status', 'metrics']) }),
  z.object({ kind: z.literal('status'), status: processStatus }),
  z.object({ kind: z.literal('metrics'), metrics: processMetrics }),
  /** What it has seen of its releases in the last second. */
  z.object({ kind: z.literal('observed'), seen: observation }),
  /** It has more memory than it may have. */
  z.object({ kind: z.literal('full'), rssMb: z.number(), holders: z.array(holderSchema) }),
  z.object({ kind: z.literal('answer') }),
  /** Its code has changed objects that all code shares. They are as before again, as far as that is possible. */
  z.object({ kind: z.literal('changed'), changes: z.array(z.string()), source: z.string() }),
]);

export type WorkerMessage = z.infer<typeof workerMessage>;

/** The result of a rehearsal for the worker: its error, by the class that the worker throws. */
const rehearsalFailure = z.object({
  type: z.enum(['broken', 'quarantined', 'machine', 'origin', 'failed']),
  reason: z.string(),
});

export type RehearsalFailure = z.infer<typeof rehearsalFailure>;

/** Messages of the supervisor to a worker. */
export const supervisorMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stop') }),
  /** It may accept requests. */
  z.object({ kind: z.literal('listen') }),
  /** Whether the shop as a whole is ready. */
  z.object({ kind: z.literal('ready'), isReady: z.boolean() }),
  z.object({ kind: z.literal('rehearsed'), id: z.number(), failure: rehearsalFailure.optional() }),
  /** The release has ended processes and must not serve any longer. */
  z.object({ kind: z.literal('withdraw'), remote: z.string(), entry: registryReleaseSchema, reason: z.string() }),
  z.object({ kind: z.literal('report'), what: z.enum(['status', 'metrics']) }),
  /** Whether its thread runs: it answers at once. */
  z.object({ kind: z.literal('ping') }),
  z.object({
    kind: z.literal('collected'),
    id: z.number(),
    processes: z.array(processStatus),
    metrics: z.array(processMetrics),
    rates: ratesSchema,
  }),
]);

export type SupervisorMessage = z.infer<typeof supervisorMessage>;

import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import type { SupervisorMessage } from './supervisorMessages.ts';
import type { Workers } from './workers.ts';

/** The workers that get messages of the supervisor. */
export function connectedWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) => (worker?.isConnected() ? [worker] : []));
}

/** The workers that get requests. One that starts does not answer yet. */
export function servingWorkers(workers: Pick<Workers, 'isListening'>): Worker[] {
  return connectedWorkers().filter(({ id }) => workers.isListening(id));
}

/** Sends a message. A worker that has just ended gets none. */
export function sendTo(worker: Worker, message: SupervisorMessage, log: Pick<FastifyBaseLogger, 'debug'>): void {
  worker.send(message, (error) => {
    if (error) log.debug({ err: error }, 'worker not reached');
  });
}

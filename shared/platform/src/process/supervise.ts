import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { BrokenProcess, QuarantinedRelease, type Rehearse } from '../host/rehearsal.ts';
import { TemporaryFailure } from '../host/temporaryFailure.ts';
import { childEnvironment } from '../rehearsal/childEnvironment.ts';
import { createRehearsal, type RehearsalOptions } from '../rehearsal/rehearse.ts';
import { Answers, PING_MS } from './answers.ts';
import { Readiness } from './readiness.ts';
import { causeOf, takeEndRecord } from '../watchdog/endRecord.ts';
import { cannotStart, EndCounter, restartDelayMs, type FaultyRelease } from './faultyReleases.ts';
import {
  workerMessage,
  type ProcessStatus,
  type RehearsalFailure,
  type SupervisorMessage,
  type WorkerMessage,
} from './supervisorMessages.ts';
import { Replacements } from './replacements.ts';
import { RequestedStatuses } from './requestedStatuses.ts';
import { Withdrawals } from './withdrawals.ts';
import { Workers } from './workers.ts';

/** Verbs for the reason in `/-/remotes`. */
const ENDS = { exit: 'ended', stall: 'halted', memory: 'filled the memory of' } as const;

/** Shortest time between two replacements of workers for changes whose cause is not known. */
const UNKNOWN_CHANGE_MS = 60_000;

export interface SupervisorOptions extends RehearsalOptions {
  /** How many processes serve. */
  workers: number;
  /** Remotes without which the shop is not ready (REQUIRED_REMOTES). */
  required: readonly string[] | undefined;
  log: FastifyBaseLogger;
}

/**
 * Runs the host as several processes. This one serves no requests and runs no code of remotes: it starts a
 * worker again that has ended, rehearses each release once for all of them, and withdraws a release that ends workers.
 */
export function supervise(options: SupervisorOptions): void {
  new Supervisor(options).start();
}

class Supervisor {
  readonly #folder: string;
  readonly #count: number;
  readonly #log: FastifyBaseLogger;
  /** Changes of this process's environment for a worker. */
  readonly #environment: NodeJS.ProcessEnv;
  readonly #rehearse: Rehearse;
  readonly #withdrawals: Withdrawals;
  readonly #ends = new EndCounter();
  readonly #answers = new Answers();
  readonly #statuses = new RequestedStatuses();
  readonly #startedAt = new Map<number, number>();
  /** The rehearsals under way, so that workers which request the same one share it. */
  readonly #rehearsals = new Map<string, Promise<void>>();
  readonly #workers: Workers;
  readonly #replacements = new Replacements({
    start: () => this.#fork(),
    stop: (id) => {
      const worker = cluster.workers?.[id];
      if (worker?.isConnected()) this.#send(worker, { kind: 'stop' });
    },
  });
  /** Remotes whose releases were rehearsed since the start. */
  readonly #rehearsed = new Set<string>();
  #unknownChangeAt = 0;
  #hasForkedAll = false;
  #hasListened = false;
  #isReady = false;
  #shortLives = 0;
  #stopping = false;
  #exitCode = 0;

  constructor({ log, workers, required, ...options }: SupervisorOptions) {
    const { folder, hostRelease, variables, settingNames } = options;
    this.#folder = folder;
    this.#count = workers;
    this.#log = log;
    // `cluster.fork` adds its variables to those of this process, and leaves out the undefined ones.
    const absent = Object.fromEntries(Object.keys(variables).map((name) => [name, undefined]));
    this.#environment = { ...absent, ...childEnvironment(variables, settingNames) };
    this.#rehearse = createRehearsal({
      ...options,
      isUrgent: () => !this.#isReady,
      onStart: (remote) => {
        this.#rehearsed.add(remote);
        if (!this.#isReady) this.#reportProgress();
      },
    });
    this.#withdrawals = new Withdrawals({ folder, hostRelease, log });
    this.#workers = new Workers(new Readiness({ required, processes: workers }));
  }

  start(): void {
    // Workers accept connections themselves: one whose thread halts is given none.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.on('message', (worker, value) => void this.#receive(worker, value));
    cluster.on('exit', (worker, code, signal) => void this.#ended(worker, code, signal));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => this.#stop());
    setInterval(() => this.#ping(), PING_MS).unref();
    this.#fork();
  }

  /** @returns the id of the new worker */
  #fork(): number {
    const { id } = cluster.fork(this.#environment);
    this.#startedAt.set(id, Date.now());
    return id;
  }

  /** Workers finish their requests. A second signal ends them at once, so one that is being replaced gets no other at the first. */
  #stop(): void {
    const isFirst = !this.#stopping;
    this.#stopping = true;
    const workers = this.#connected();
    if (workers.length === 0) process.exit(this.#exitCode);
    for (const worker of workers) {
      if (!isFirst || !this.#replacements.isStopped(worker.id)) this.#send(worker, { kind: 'stop' });
    }
  }

  /** Not during a stop: the new worker would not know of it. */
  #replace(worker: Worker): void {
    if (!this.#stopping) this.#replacements.add(worker.id);
  }

  async #receive(worker: Worker, value: unknown): Promise<void> {
    const { data: message } = workerMessage.safeParse(value);
    if (!message) return;
    if (message.kind === 'listening') {
      this.#hasListened = true;
      this.#workers.listens(worker.id);
      this.#send(worker, { kind: 'ready', isReady: this.#isReady });
      this.#updateReadiness();
      if (!this.#stopping) this.#replacements.listens(worker.id);
    } else if (message.kind === 'remotes') {
      this.#workers.report(worker.id, message.report);
      this.#updateReadiness();
    } else if (message.kind === 'rehearse') {
      const failure = await this.#rehearsalOf(message.task);
      this.#send(worker, { kind: 'rehearsed', id: message.id, ...(failure && { failure }) });
    } else if (message.kind === 'collect') {
      const processes = await this.#collect();
      this.#send(worker, { kind: 'collected', id: message.id, processes });
    } else if (message.kind === 'answer') {
      this.#answers.answered(worker.id);
    } else if (message.kind === 'changed') {
      await this.#changed(worker, message);
    } else {
      this.#statuses.add(message.status);
    }
  }

  #updateReadiness(): void {
    // The first worker has the processors for itself, so the shop opens sooner.
    if (!this.#hasForkedAll && !this.#stopping && this.#workers.hasSettled()) {
      this.#hasForkedAll = true;
      for (let forked = 1; forked < this.#count; forked += 1) this.#fork();
    }
    for (const worker of this.#connected()) {
      if (this.#workers.mayListen(worker.id)) this.#send(worker, { kind: 'listen' });
    }
    const isReady = this.#workers.isReady();
    if (!isReady) this.#reportProgress();
    if (isReady === this.#isReady) return;
    this.#isReady = isReady;
    this.#log.info({ isReady }, 'readiness of the shop changed');
    for (const worker of this.#connected()) this.#send(worker, { kind: 'ready', isReady });
  }

  /** Ends workers that serve and do not answer: one that hangs would keep its connections for ever. */
  #ping(): void {
    if (this.#stopping) return;
    const serving = this.#connected().filter(({ id }) => this.#workers.isListening(id));
    const silent = this.#answers.ping(
      serving.map(({ id }) => id),
      performance.now(),
    );
    for (const worker of serving) {
      if (!silent.includes(worker.id)) this.#send(worker, { kind: 'ping' });
      else {
        this.#log.error({ pid: worker.process.pid }, 'worker does not answer, ended');
        worker.process.kill('SIGKILL');
      }
    }
  }

  /** How far the start is, for the process that has started this one, such as `npm start`. */
  #reportProgress(): void {
    const total = this.#workers.remotes();
    if (total === 0) return;
    const name = [...this.#rehearsed].at(-1);
    process.send?.(
      this.#workers.hasSettled()
        ? {
            kind: 'progress',
            step: 'starting the processes of the shop',
            done: this.#workers.settled(),
            total: this.#count,
          }
        : { kind: 'progress', step: 'rehearsing releases', done: this.#rehearsed.size, total, name },
    );
  }

  async #rehearsalOf(task: Parameters<Rehearse>[0]): Promise<RehearsalFailure | undefined> {
    this.#withdrawals.noteTried(task.remote, task.release);
    const key = JSON.stringify([task.remote, task.release, task.rendersPages]);
    const running = this.#rehearsals.get(key) ?? this.#rehearse(task, this.#log);
    this.#rehearsals.set(key, running);
    try {
      await running;
      return undefined;
    } catch (error) {
      return failureOf(error);
    } finally {
      this.#rehearsals.delete(key);
    }
  }

  async #collect(): Promise<ProcessStatus[]> {
    const workers = this.#connected();
    const statuses = this.#statuses.expect(workers.flatMap(({ process: { pid } }) => pid ?? []));
    for (const worker of workers) this.#send(worker, { kind: 'report' });
    return statuses;
  }

  /** A worker whose shared objects were changed is replaced, and a release that a changed function comes from is withdrawn. */
  async #changed(worker: Worker, { changes, source }: Extract<WorkerMessage, { kind: 'changed' }>): Promise<void> {
    const faulty = await this.#withdrawals.find(source);
    if (!faulty) {
      // Nothing is withdrawn, so the next worker may be changed as soon.
      if (Date.now() - this.#unknownChangeAt < UNKNOWN_CHANGE_MS) return;
      this.#unknownChangeAt = Date.now();
    }
    this.#replace(worker);
    // Another worker may have reported the same.
    if (faulty && !(await this.#withdrawals.isWithdrawn(faulty)))
      await this.#withdraw(faulty, `It changed ${changes.join(', ')} in a request.`);
  }

  async #ended(worker: Worker, code: number | null, signal: string | null): Promise<void> {
    const pid = worker.process.pid ?? 0;
    this.#workers.remove(worker.id);
    this.#answers.remove(worker.id);
    // Without it, a prepared worker that waits for a remote may be the best one left.
    this.#updateReadiness();
    const record = takeEndRecord(this.#folder, pid);
    const cause = record ? causeOf(record) : '';
    const faulty = await this.#withdrawals.find(cause);
    if (this.#stopping || cannotStart({ hasListened: this.#hasListened, code }, faulty)) {
      this.#exitCode = Math.max(this.#exitCode, code ?? 1);
      if (this.#connected().length === 0) process.exit(this.#exitCode);
      if (!this.#stopping) this.#stop();
      return;
    }
    const isPlanned = this.#replacements.isStopped(worker.id);
    const release = faulty && { remote: faulty.remote, release: faulty.entry.release };
    const { kind: end, stack, heap } = record ?? {};
    if (isPlanned) this.#log.info({ pid }, 'worker replaced');
    else this.#log.error({ pid, code, signal, end, ...release, stack, heap }, 'worker exited');
    const processes = record && faulty && this.#ends.add(faulty, Date.now());
    if (processes) await this.#withdraw(faulty, `It ${ENDS[record.kind]} ${processes}.`);
    const livedMs = Date.now() - (this.#startedAt.get(worker.id) ?? 0);
    this.#startedAt.delete(worker.id);
    const delayMs = restartDelayMs(livedMs, this.#shortLives + 1);
    this.#shortLives = delayMs === 0 ? 0 : this.#shortLives + 1;
    const isReplaced = this.#replacements.ended(worker.id);
    setTimeout(() => {
      if (this.#stopping) return;
      if (isReplaced) this.#replacements.advance();
      else this.#fork();
    }, delayMs);
  }

  async #withdraw(faulty: FaultyRelease, reason: string): Promise<void> {
    await this.#withdrawals.withdraw(faulty, reason);
    for (const worker of this.#connected()) {
      this.#send(worker, { kind: 'withdraw', ...faulty, reason });
      // What its code has left in the process stays there.
      this.#replace(worker);
    }
  }

  #connected(): Worker[] {
    return Object.values(cluster.workers ?? {}).flatMap((worker) => (worker?.isConnected() ? [worker] : []));
  }

  #send(worker: Worker, message: SupervisorMessage): void {
    // A worker that has just ended gets no message.
    worker.send(message, (error) => {
      if (error) this.#log.debug({ err: error }, 'worker not reached');
    });
  }
}

function failureOf(error: unknown): RehearsalFailure {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof QuarantinedRelease) return { type: 'quarantined', reason };
  if (error instanceof TemporaryFailure) return { type: error.blames, reason };
  return { type: error instanceof BrokenProcess ? 'broken' : 'failed', reason };
}

import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { forkEnvironment } from '../rehearsal/childEnvironment.ts';
import { createRehearsal, type RehearsalOptions } from '../rehearsal/rehearse.ts';
import { PING_MS } from './answers.ts';
import { connectedWorkers, sendTo, servingWorkers } from './connectedWorkers.ts';
import { CollectedReports } from './collectedReports.ts';
import { Readiness } from './readiness.ts';
import { causeOf, shownStack, takeEndRecord } from '../watchdog/endRecord.ts';
import { cannotStart, EndCounter, type FaultyRelease } from './faultyReleases.ts';
import { workerMessage, type WorkerMessage } from './supervisorMessages.ts';
import { QuietMinute } from './quietMinute.ts';
import { Replacements } from './replacements.ts';
import { createRegistryReports, type RegistryReports, type RegistryService } from './registryReports.ts';
import { reportStartProgress } from './startProgress.ts';
import { SharedRehearsals } from './sharedRehearsals.ts';
import { WatchedReleases } from './watchedReleases.ts';
import { Webhook } from './webhook.ts';
import { Withdrawals } from './withdrawals.ts';
import { WorkerLives } from './workerLives.ts';
import { WorkerChecks } from './workerChecks.ts';
import { hasRoomForWorker } from './workerMemory.ts';
import { Workers } from './workers.ts';
import { listMetrics } from '../watch/listMetrics.ts';
import { createSupervisorMetrics } from '../watch/supervisorMetrics.ts';

/** Verbs for the reason in `/-/remotes`. */
const ENDS = { exit: 'ended', stall: 'halted', memory: 'filled the memory of' } as const;

export interface SupervisorOptions extends RehearsalOptions {
  /** How many processes serve. */
  workers: number;
  /** Remotes without which the shop is not ready (REQUIRED_REMOTES). */
  required: readonly string[] | undefined;
  /** Address that is notified when a release is withdrawn or suspected (RELEASE_WEBHOOK_URL). */
  webhookUrl?: string | undefined;
  /** To which this shell reports what it has taken and withdrawn. */
  registry?: RegistryService | undefined;
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
  readonly #withdrawals: Withdrawals;
  readonly #ends = new EndCounter();
  readonly #checks = new WorkerChecks();
  readonly #reports = new CollectedReports<Worker>((worker, message) => sendTo(worker, message, this.#log));
  readonly #metrics = createSupervisorMetrics();
  readonly #quiet = new QuietMinute();
  readonly #lives = new WorkerLives();
  readonly #rehearsals: SharedRehearsals;
  readonly #watched: WatchedReleases;
  readonly #workers: Workers;
  readonly #registry: RegistryReports | undefined;
  readonly #replacements = new Replacements({
    start: () => this.#fork(),
    stop: (id) => {
      const worker = cluster.workers?.[id];
      if (worker?.isConnected()) sendTo(worker, { kind: 'stop' }, this.#log);
    },
    hasRoom: () => this.#workers.serving() < 2 || hasRoomForWorker(),
  });
  /** Remotes whose releases were rehearsed since the start. */
  readonly #rehearsed = new Set<string>();
  #hasForkedAll = false;
  #hasListened = false;
  #isReady = false;
  #stopping = false;
  #exitCode = 0;

  constructor({ log, workers, required, webhookUrl, registry, ...options }: SupervisorOptions) {
    const { folder, hostRelease, variables, settingNames } = options;
    this.#folder = folder;
    this.#count = workers;
    this.#log = log;
    this.#environment = forkEnvironment(variables, settingNames);
    const rehearse = createRehearsal({
      ...options,
      isUrgent: () => !this.#isReady,
      onStart: (remote) => {
        this.#rehearsed.add(remote);
        if (!this.#isReady) this.#reportProgress();
      },
    });
    this.#rehearsals = new SharedRehearsals(rehearse, log);
    const webhook = new Webhook(webhookUrl, log);
    const announce = (faulty: FaultyRelease, reason: string) => this.#registry?.withdrawn(faulty, reason);
    const count = this.#metrics.withdrawals;
    this.#withdrawals = new Withdrawals({ folder, hostRelease, log, webhook, count, announce });
    this.#watched = new WatchedReleases({
      withdrawals: this.#withdrawals,
      withdraw: async (...withdrawal) => this.#withdraw(...withdrawal),
      webhook,
      log,
      onRollback: (worker) => this.#quiet.add(worker, Date.now()),
    });
    const statuses = async () => this.#reports.statuses(servingWorkers(this.#workers));
    const seen = async () => ({ processes: await statuses(), views: this.#watched.views() });
    this.#registry = registry && createRegistryReports(registry, log, seen);
    this.#workers = new Workers(new Readiness({ required, processes: workers }));
  }

  start(): void {
    // Workers accept connections themselves: one whose thread halts is given none.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.on('message', (worker, value) => void this.#receive(worker, value));
    cluster.on('exit', (worker, code, signal) => void this.#ended(worker, code, signal));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => this.#stop());
    setInterval(() => this.#ping(), PING_MS).unref();
    this.#registry?.start();
    this.#fork();
  }

  /** @returns the id of the new worker */
  #fork(): number {
    const { id } = cluster.fork(this.#environment);
    this.#lives.started(id, Date.now());
    return id;
  }

  /** Workers finish their requests. A second signal ends them at once, so one that is being replaced gets no other at the first. */
  #stop(): void {
    const isFirst = !this.#stopping;
    this.#stopping = true;
    const workers = connectedWorkers();
    if (workers.length === 0) process.exit(this.#exitCode);
    for (const worker of workers) {
      if (!isFirst || !this.#replacements.isStopped(worker.id)) sendTo(worker, { kind: 'stop' }, this.#log);
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
      sendTo(worker, { kind: 'ready', isReady: this.#isReady }, this.#log);
      this.#updateReadiness();
      if (!this.#stopping) this.#replacements.listens(worker.id);
    } else if (message.kind === 'remotes') {
      this.#workers.report(worker.id, message.report);
      this.#watched.live(worker.id, message.report, Date.now());
      this.#updateReadiness();
    } else if (message.kind === 'rehearse') {
      this.#withdrawals.noteTried(message.task.remote, message.task.release);
      const failure = await this.#rehearsals.run(message.task);
      this.#metrics.rehearsals.inc({ remote: message.task.remote, result: failure?.type ?? 'passed' });
      sendTo(worker, { kind: 'rehearsed', id: message.id, ...(failure && { failure }) }, this.#log);
    } else if (message.kind === 'collect') {
      sendTo(worker, { kind: 'collected', id: message.id, ...(await this.#collect(message.what)) }, this.#log);
    } else if (message.kind === 'answer') {
      this.#checks.answered(worker.id);
    } else if (message.kind === 'changed') {
      await this.#changed(worker, message);
    } else if (message.kind === 'observed') {
      this.#watched.add(worker.id, message.seen, Date.now());
    } else if (message.kind === 'full') {
      await this.#filled(worker, message);
    } else {
      this.#reports.add(message.kind === 'status' ? message.status : message.metrics);
    }
  }

  #updateReadiness(): void {
    // The first worker has the processors for itself, so the shop opens sooner.
    if (!this.#hasForkedAll && !this.#stopping && this.#workers.hasSettled()) {
      this.#hasForkedAll = true;
      for (let forked = 1; forked < this.#count; forked += 1) this.#fork();
    }
    for (const worker of connectedWorkers()) {
      if (this.#workers.mayListen(worker.id)) sendTo(worker, { kind: 'listen' }, this.#log);
    }
    const isReady = this.#workers.isReady();
    if (!isReady) this.#reportProgress();
    if (isReady === this.#isReady) return;
    this.#isReady = isReady;
    this.#log.info({ isReady }, 'readiness of the shop changed');
    for (const worker of connectedWorkers()) sendTo(worker, { kind: 'ready', isReady }, this.#log);
  }

  /** Ends workers that serve and do not answer: one that hangs would keep its connections for ever. */
  #ping(): void {
    if (this.#stopping) return;
    const serving = servingWorkers(this.#workers);
    const ids = serving.map(({ id }) => id);
    const { silent, incomplete } = this.#checks.ping(ids, this.#workers.lagging(), performance.now());
    const due = this.#quiet.due(Date.now(), (from) => this.#watched.rendersSince(from));
    for (const worker of serving) {
      if (silent.includes(worker.id)) {
        this.#log.error({ pid: worker.process.pid }, 'worker does not answer, ended');
        worker.process.kill('SIGKILL');
        continue;
      }
      sendTo(worker, { kind: 'ping' }, this.#log);
      if (due.includes(worker.id)) this.#replace(worker);
      if (incomplete.includes(worker.id) && this.#replacements.addUnknown(worker.id, Date.now()))
        this.#log.error({ pid: worker.process.pid }, 'worker lacks a remote that others have, replaced');
    }
    void this.#watched.check(Date.now());
  }

  #reportProgress(): void {
    reportStartProgress(this.#workers, this.#count, this.#rehearsed);
  }

  async #collect(what: 'status' | 'metrics') {
    const workers = servingWorkers(this.#workers);
    const rates = this.#watched.rates(Date.now());
    if (what === 'status') return { processes: await this.#reports.statuses(workers), metrics: [], rates };
    const own = { pid: process.pid, metrics: await listMetrics(this.#metrics.registry) };
    return { processes: [], metrics: [own, ...(await this.#reports.metrics(workers))], rates };
  }

  /** A worker is full: a release is withdrawn, and with it all workers are replaced, or the worker alone, which may be too small a limit. */
  async #filled(worker: Worker, { rssMb, holders }: Extract<WorkerMessage, { kind: 'full' }>): Promise<void> {
    if (this.#stopping) return;
    const holder = holders.find(({ mb }) => mb > rssMb / 2);
    const faulty =
      (holder && (await this.#withdrawals.find(holder.address))) ??
      (await this.#watched.findTaker(worker.id, rssMb, Date.now()));
    if (faulty) await this.#withdraw(faulty, `It filled the memory of a process of the shop: ${rssMb} MB.`);
    else if (this.#replacements.addUnknown(worker.id, Date.now()))
      this.#log.error({ pid: worker.process.pid, rssMb, holders }, 'worker full, replaced');
  }

  /** A worker whose shared objects were changed is replaced, and a release that a changed function comes from is withdrawn. */
  async #changed(worker: Worker, { changes, source }: Extract<WorkerMessage, { kind: 'changed' }>): Promise<void> {
    const faulty = await this.#withdrawals.find(source);
    if (!faulty) {
      if (!this.#stopping) this.#replacements.addUnknown(worker.id, Date.now());
      return;
    }
    this.#replace(worker);
    // Another worker may have reported the same.
    if (!(await this.#withdrawals.isWithdrawn(faulty)))
      await this.#withdraw(faulty, `It changed ${changes.join(', ')} in a request.`);
  }

  async #ended(worker: Worker, code: number | null, signal: string | null): Promise<void> {
    const pid = worker.process.pid ?? 0;
    this.#workers.remove(worker.id);
    this.#checks.remove(worker.id);
    this.#quiet.remove(worker.id);
    this.#watched.remove(worker.id);
    // Without it, a prepared worker that waits for a remote may be the best one left.
    this.#updateReadiness();
    const record = takeEndRecord(this.#folder, pid);
    const faulty = await this.#withdrawals.find(record ? causeOf(record) : '');
    if (this.#stopping || cannotStart({ hasListened: this.#hasListened, code }, faulty)) {
      this.#exitCode = Math.max(this.#exitCode, code ?? 1);
      if (connectedWorkers().length === 0) process.exit(this.#exitCode);
      if (!this.#stopping) this.#stop();
      return;
    }
    // One that failed while it completed its requests is logged with the release that did it.
    const isPlanned = !record && this.#replacements.isStopped(worker.id);
    const release = faulty && { remote: faulty.remote, release: faulty.entry.release };
    const { kind: end, heap } = record ?? {};
    const stack = record && shownStack(record);
    if (isPlanned) this.#log.info({ pid }, 'worker replaced');
    else this.#log.error({ pid, code, signal, end, ...release, stack, heap }, 'worker exited');
    this.#metrics.workerEnds.inc({ cause: isPlanned ? 'replaced' : (end ?? 'unknown'), ...release });
    const processes = record && faulty && this.#ends.add(faulty, Date.now(), record.kind);
    if (processes) await this.#withdraw(faulty, `It ${ENDS[record.kind]} ${processes}.`, stack ? [stack] : []);
    const delayMs = this.#lives.ended(worker.id, Date.now());
    const isReplaced = this.#replacements.ended(worker.id);
    setTimeout(() => {
      if (this.#stopping) return;
      if (isReplaced) this.#replacements.advance();
      else this.#fork();
    }, delayMs);
  }

  async #withdraw(faulty: FaultyRelease, reason: string, stacks: readonly string[] = []): Promise<void> {
    await this.#withdrawals.withdraw(faulty, reason, stacks);
    for (const worker of connectedWorkers()) {
      sendTo(worker, { kind: 'withdraw', ...faulty, reason }, this.#log);
      // What its code has left in the process stays there.
      this.#replace(worker);
    }
  }
}

import { EventEmitter } from 'node:events';
import { BrokenProcess, QuarantinedRelease, type Rehearse } from '../host/rehearsal.ts';
import type { Releases } from '../host/releases.ts';
import type { RealmReport } from '../realm/realmGuard.ts';
import type { Observation } from '../watch/observation.ts';
import type { Holder } from '../watchdog/endRecord.ts';
import { TemporaryFailure } from '../host/temporaryFailure.ts';
import {
  supervisorMessage,
  type RehearsalFailure,
  type ProcessMetrics,
  type SupervisorMessage,
  type WorkerMessage,
  type WorkerReport,
} from './supervisorMessages.ts';

type Collected = Extract<SupervisorMessage, { kind: 'collected' }>;
type Withdrawal = Extract<SupervisorMessage, { kind: 'withdraw' }>;

interface ServedHost {
  releases: Pick<Releases, 'status' | 'withdrawFaulty'>;
  metrics: () => Promise<ProcessMetrics['metrics']>;
}

interface WorkerChannel {
  on: (event: 'message', listener: (value: unknown) => void) => unknown;
  send?: ((message: WorkerMessage) => unknown) | undefined;
}

/** A worker's side of the supervisor. */
export class SupervisorClient {
  readonly #channel: WorkerChannel;
  readonly #exit: (code: number) => void;
  readonly #rehearsals = new Map<number, (failure: RehearsalFailure | undefined) => void>();
  readonly #collections = new Map<number, (collected: Collected) => void>();
  /** Withdrawals received before this worker listened. It may have taken those releases while it started. */
  readonly #earlyWithdrawals: Withdrawal[] = [];
  #host: ServedHost | undefined;
  readonly #mayListen = Promise.withResolvers<void>();
  #isReady = false;
  #reported = '';
  #lastId = 0;

  /** Emits `SIGTERM` when the supervisor stops the worker, whose own signals are ignored: a terminal sends them to all. */
  readonly signals = new EventEmitter();

  constructor(channel: WorkerChannel = process, exit: (code: number) => void = process.exit) {
    this.#channel = channel;
    this.#exit = exit;
    channel.on('message', (value) => this.#receive(value));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  }

  /** Requests a rehearsal, which the supervisor runs once for all workers. */
  readonly rehearse: Rehearse = async (task) => {
    const id = (this.#lastId += 1);
    const failure = await new Promise<RehearsalFailure | undefined>((resolve) => {
      this.#rehearsals.set(id, resolve);
      this.#channel.send?.({ kind: 'rehearse', id, task });
    });
    this.#rehearsals.delete(id);
    if (failure) throw errorOf(failure);
  };

  /** Reports the states of this process's remotes, if they have changed. */
  report(report: WorkerReport): void {
    const text = JSON.stringify(report);
    if (text === this.#reported) return;
    this.#reported = text;
    this.#channel.send?.({ kind: 'remotes', report });
  }

  /** Reports that code of this process has changed objects that all code shares: the supervisor replaces the process. */
  reportChange(report: RealmReport): void {
    this.#channel.send?.({ kind: 'changed', ...report });
  }

  /** Resolves when this process may accept requests. */
  async mayListen(): Promise<void> {
    return this.#mayListen.promise;
  }

  /** Whether the shop as a whole is ready. */
  readonly isReady = (): boolean => this.#isReady;

  /** @param host of this process, of whose releases the supervisor may withdraw one */
  listening(host: ServedHost): void {
    this.#host = host;
    this.#channel.send?.({ kind: 'listening' });
    for (const message of this.#earlyWithdrawals.splice(0)) this.#withdraw(message);
  }

  /** Reports what this process has seen of its releases. */
  observed(seen: Observation): void {
    this.#channel.send?.({ kind: 'observed', seen });
  }

  /** Reports that this process has more memory than it may have: the supervisor replaces it. */
  full(rssMb: number, holders: readonly Holder[]): void {
    this.#channel.send?.({ kind: 'full', rssMb, holders: [...holders] });
  }

  /** The statuses, or the metrics, of all processes. */
  async collect(what: 'status' | 'metrics'): Promise<Pick<Collected, 'processes' | 'metrics' | 'rates'>> {
    const id = (this.#lastId += 1);
    const collected = await new Promise<Collected>((resolve) => {
      this.#collections.set(id, resolve);
      this.#channel.send?.({ kind: 'collect', id, what });
    });
    this.#collections.delete(id);
    return collected;
  }

  #receive(value: unknown): void {
    const { data: message } = supervisorMessage.safeParse(value);
    // Without a listener the worker is still starting, and has no requests.
    if (message?.kind === 'stop' && !this.signals.emit('SIGTERM')) this.#exit(0);
    if (message?.kind === 'ping') this.#channel.send?.({ kind: 'answer' });
    if (message?.kind === 'listen') this.#mayListen.resolve();
    if (message?.kind === 'ready') this.#isReady = message.isReady;
    if (message?.kind === 'rehearsed') this.#rehearsals.get(message.id)?.(message.failure);
    if (message?.kind === 'collected') this.#collections.get(message.id)?.(message);
    if (message?.kind === 'withdraw') this.#withdraw(message);
    if (message?.kind === 'report' && this.#host) void this.#report(this.#host, message.what);
  }

  async #report({ releases, metrics }: ServedHost, what: 'status' | 'metrics'): Promise<void> {
    const { pid } = process;
    if (what === 'status') this.#channel.send?.({ kind: 'status', status: { pid, ...releases.status() } });
    else this.#channel.send?.({ kind: 'metrics', metrics: { pid, metrics: await metrics() } });
  }

  #withdraw(message: Withdrawal): void {
    if (this.#host) void this.#host.releases.withdrawFaulty(message.remote, message.entry, message.reason);
    else this.#earlyWithdrawals.push(message);
  }
}

function errorOf({ type, reason }: RehearsalFailure): Error {
  if (type === 'quarantined') return new QuarantinedRelease(reason);
  if (type === 'machine' || type === 'origin') return new TemporaryFailure(type, reason);
  return type === 'broken' ? new BrokenProcess(reason) : new Error(reason);
}

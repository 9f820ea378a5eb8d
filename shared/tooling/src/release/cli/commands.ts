import type { RegistryRelease } from '@hemvaror/platform/contract/registry';
import type { ClientDecision } from '@hemvaror/platform/registry/registryClient';
import type { Change, RegistryEntry } from '@hemvaror/platform/registry/registryEntry';
import { RegistryError } from '@hemvaror/platform/registry/registryError';
import { assertAccepted, registryState, remoteState } from '@hemvaror/platform/registry/registryState';
import { releaseBefore, successorOf, type RemoteState } from '@hemvaror/platform/registry/remoteState';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import type { ReleaseOptions } from './options.ts';
import type { Verdict } from './shellVerdict.ts';
import { historyLine, statusLines } from './texts.ts';

/** Share of the visitors with which a candidate begins, in percent. */
const FIRST_SHARE = 1;

/** A release that visitors get. */
type Publication = Extract<Change, { kind: 'live' | 'candidate' }>;

export interface ReleaseTools {
  registry: {
    /** Oldest first. */
    entries: () => Promise<readonly RegistryEntry[]>;
    decide: (decision: ClientDecision) => Promise<RegistryEntry>;
  };
  /**
   * Builds a remote, unless the release of its current sources exists, or reads the one that the options name.
   *
   * @returns its signed entry, whose files its origin serves
   */
  build: (remote: RemoteName, by: string, mayUpload: boolean) => Promise<RegistryRelease>;
  /** Waits for the verdict of all shells, at most for a time in s. Undefined if no shell reports to the registry. */
  verdict: (remote: string, release: string, seconds: number) => Promise<Verdict | undefined>;
  /** Of the last commit: its hash and subject. Undefined without one. */
  commit: () => { hash: string; subject: string } | undefined;
  /** Who decides, if no argument says so. */
  user: () => string;
  print: (line: string) => void;
}

/**
 * Runs a command of `npm run release` that decides, or shows decisions.
 *
 * @returns whether all shells have done what was decided
 * @throws RegistryError if the registry does not accept it
 */
export async function runRelease(options: ReleaseOptions, tools: ReleaseTools): Promise<boolean> {
  const { command, remote, why = '' } = options;
  if (command === 'history') return history(tools, remote);
  if (command === 'restored') {
    const decision = { why, actor: options.actor ?? tools.user(), change: { kind: 'restored' as const } };
    tools.print(historyLine(await tools.registry.decide(decision)));
    return true;
  }
  if (command === 'status' || !remote) return status(tools);
  const release = new RemoteReleases(remote, options, tools);
  return command === 'publish' ? release.publish() : release.decideAsked();
}

/** The decisions of one command about one remote. */
class RemoteReleases {
  readonly #remote: RemoteName;
  readonly #options: ReleaseOptions;
  readonly #tools: ReleaseTools;

  constructor(remote: RemoteName, options: ReleaseOptions, tools: ReleaseTools) {
    this.#remote = remote;
    this.#options = options;
    this.#tools = tools;
  }

  /** A command of which a person knows the reason. */
  async decideAsked(): Promise<boolean> {
    const { command, why = '' } = this.#options;
    if (command === 'freeze') return this.#decide({ kind: 'frozen' }, why);
    if (command === 'thaw') return this.#decide({ kind: 'thawed' }, why);
    const state = await this.#state();
    if (command === 'canary') return this.#canary(state, why);
    if (command === 'promote') return this.#promote(state, why);
    return command === 'withdraw' ? this.#withdraw(state, why) : this.#rollback(state, why);
  }

  /** Makes the release of the current sources a candidate, or live. If a shell refuses it, the one before serves on. */
  async publish(): Promise<boolean> {
    const { isDryRun, isNow } = this.#options;
    const { print } = this.#tools;
    const why = this.#options.why ?? this.#builtCommit()?.subject;
    if (why === undefined) throw new RegistryError('publish needs --why <text>: there is no commit to describe it.');
    const entry = await this.#tools.build(this.#remote, this.#actor(), !isDryRun);
    const { release } = entry;
    const state = await this.#state();
    const isCandidate = state.candidate?.release === release;
    const isKnown = isSameRelease(state.releases.get(release), entry);
    if ((state.live === release && !state.isPinned) || (isCandidate && !isNow)) {
      print(`${this.#remote} ${release} is what the registry names already.`);
      if (!isKnown && !isDryRun) await this.#decide({ kind: 'released', release: entry, ...this.#commit() }, why);
      if (isDryRun || (await this.#waitForShells(release))) return true;
      // The command that named it was ended before the verdict. A live release may serve in other shells.
      return isCandidate ? this.#giveUp(state, release) : false;
    }
    // A release that was rolled back to is published again: a start of the site may replace it then.
    const isFirst = state.live === undefined || state.live === release;
    const change: Publication =
      isFirst || isNow
        ? { kind: 'live', release, isPinned: false }
        : { kind: 'candidate', release, share: FIRST_SHARE };
    const reason = isNow && !isFirst ? `at once: ${why}` : why;
    if (isDryRun) {
      await this.#printPlan(isKnown ? [] : [{ kind: 'released', release: entry }], change, state);
      return true;
    }
    if (!isKnown) await this.#decide({ kind: 'released', release: entry, ...this.#commit() }, why);
    return (await this.#decide(change, reason)) || this.#giveUp(state, release);
  }

  /** Shells would try a refused release again and again. @param state before it was published */
  async #giveUp({ live }: RemoteState, release: string): Promise<false> {
    await this.#decide({ kind: 'refused', release }, 'A shell has not taken it.');
    this.#tools.print(`${this.#remote} stays at ${live ?? 'no release'}.`);
    return false;
  }

  /** @param first what would be decided before the change */
  async #printPlan(first: readonly Change[], change: Publication, { live }: RemoteState): Promise<void> {
    const entries = [...(await this.#tools.registry.entries())];
    const decision = { remote: this.#remote, actor: this.#actor(), why: 'dry run' };
    for (const each of [...first, change]) {
      assertAccepted(entries, { ...decision, change: each });
      const place = { number: entries.length + 1, epoch: 1, previous: null, at: new Date().toISOString() };
      entries.push({ ...decision, ...place, change: each });
    }
    const release = `${this.#remote} ${change.release}`;
    const plan =
      change.kind === 'candidate' ? `show ${change.share} % of the visitors ${release}` : `make ${release} live`;
    this.#tools.print(`Would ${plan} in place of ${live ?? 'no release'}.`);
  }

  async #canary({ candidate }: RemoteState, why: string): Promise<boolean> {
    const { share = FIRST_SHARE } = this.#options;
    if (!candidate) throw new RegistryError(`${this.#remote} has no candidate. Publish one first.`);
    return this.#decide({ kind: 'candidate', release: candidate.release, share }, why);
  }

  async #promote({ candidate }: RemoteState, why: string): Promise<boolean> {
    if (!candidate) throw new RegistryError(`${this.#remote} has no candidate. Publish one first.`);
    const reason = `at once from ${candidate.share} %: ${why}`;
    return this.#decide({ kind: 'live', release: candidate.release, isPinned: false }, reason);
  }

  async #withdraw(state: RemoteState, why: string): Promise<boolean> {
    const release = this.#options.release ?? state.candidate?.release ?? state.live ?? '';
    if (release === state.live && successorOf(state) === undefined && !this.#options.isLast)
      throw new RegistryError(
        `${release} is the last release of ${this.#remote}: without it, its pages respond with 503. Publish another one, or add --last.`,
      );
    return this.#decide({ kind: 'withdrawn', release }, why);
  }

  /** A candidate is given up first: all visitors have the live release then. */
  async #rollback(state: RemoteState, why: string): Promise<boolean> {
    const { candidate } = state;
    const { release: wanted } = this.#options;
    if (candidate && wanted === undefined) return this.#decide({ kind: 'refused', release: candidate.release }, why);
    const release = wanted ?? releaseBefore(state);
    if (release === undefined) throw new RegistryError(`${this.#remote} has no earlier release.`);
    return this.#decide({ kind: 'live', release, isPinned: true }, why);
  }

  /** Writes a decision, and waits for the shells if it changes what visitors get. */
  async #decide(change: Change, why: string): Promise<boolean> {
    const before = await this.#state();
    const decision = { remote: this.#remote, actor: this.#actor(), why, change };
    this.#tools.print(historyLine(await this.#tools.registry.decide(decision)));
    const now = await this.#state();
    if (now.candidate && now.candidate.release !== before.candidate?.release)
      return this.#waitForShells(now.candidate.release);
    const isBack = before.candidate !== undefined && now.candidate === undefined;
    if (now.live === undefined || (now.live === before.live && !isBack)) return true;
    return this.#waitForShells(now.live);
  }

  async #waitForShells(release: string): Promise<boolean> {
    const { verdict, print } = this.#tools;
    const found = await verdict(this.#remote, release, this.#options.seconds);
    for (const line of found?.lines ?? ['No shell reports to the registry. A shell reads it when it starts.'])
      print(line);
    return found?.isLive ?? true;
  }

  async #state(): Promise<RemoteState> {
    return remoteState(await this.#tools.registry.entries(), this.#remote);
  }

  #actor(): string {
    return this.#options.actor ?? this.#tools.user();
  }

  #commit(): { commit?: string } {
    const commit = this.#options.commit ?? this.#builtCommit()?.hash;
    return commit === undefined ? {} : { commit };
  }

  /** Undefined for a release that was built on another machine. */
  #builtCommit(): ReturnType<ReleaseTools['commit']> {
    return this.#options.release === undefined ? this.#tools.commit() : undefined;
  }
}

/** Another address is that of an origin which has moved, and another key that of an owner with a new one. */
function isSameRelease(known: RegistryRelease | undefined, entry: RegistryRelease): boolean {
  const keys = [known, entry].map((release) => release?.signature?.key);
  return known?.integrity === entry.integrity && known?.url === entry.url && keys[0] === keys[1];
}

async function history({ registry, print }: ReleaseTools, remote: string | undefined): Promise<boolean> {
  const entries = await registry.entries();
  for (const entry of entries.toReversed()) if (!remote || entry.remote === remote) print(historyLine(entry));
  return true;
}

async function status({ registry, verdict, print }: ReleaseTools): Promise<boolean> {
  const states = registryState(await registry.entries());
  if (states.size === 0) print('The registry has no decisions yet. `npm start` makes the first ones.');
  let isLive = true;
  for (const [remote, state] of states) {
    for (const line of statusLines(remote, state)) print(line);
    for (const release of [state.live, state.candidate?.release]) {
      const found = release === undefined ? undefined : await verdict(remote, release, 0);
      for (const line of found?.lines ?? []) print(`  ${line}`);
      isLive &&= found?.isLive ?? true;
    }
  }
  return isLive;
}

import { fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { timeLimit } from '@hemvaror/http/timeLimit';
import { causeOf, takeEndRecord } from '../watchdog/endRecord.ts';
import { ReleaseStore } from '../host/store/releaseStore.ts';
import { TemporaryFailure } from '../host/temporaryFailure.ts';
import { BrokenProcess, QuarantinedRelease, type Rehearse, type RehearsalTask } from '../host/rehearsal.ts';
import { childEnvironment } from './childEnvironment.ts';
import { REHEARSAL_ARGUMENT, rehearsalMessage, type RehearsalMessage } from './rehearsalMessages.ts';
import { otherReleaseIn } from './otherReleaseIn.ts';
import { MAX_BREAKS, RehearsalResults, type RehearsalResult } from '../host/rehearsalResults.ts';

type Log = Parameters<Rehearse>[1];

/**
 * Only processor time is a reason to refuse a release. The others pass on a busy machine, too, so the release is tried again
 * after them.
 */
export interface RehearsalLimits {
  /** Processor time of the process, which needs 2 to 4 s. */
  cpuMs: number;
  /** Longest time without a message of the process, which sends one every 250 ms. */
  silentMs: number;
  /** Longest time until the process is ready for its task. */
  startMs: number;
  totalMs: number;
}

const LIMITS: RehearsalLimits = {
  cpuMs: timeLimit(20_000),
  silentMs: timeLimit(60_000),
  startMs: timeLimit(60_000),
  totalMs: timeLimit(180_000),
};
/**
 * How much lower the priority of the rehearsal is than that of this process. Requests go first, but on a machine whose
 * processors are all busy a rehearsal still gets a seventh of one: a release may be what frees them.
 */
const PRIORITY_STEP = 5;
const MIN_PRIORITY = 19;
/** Twice the heap that a shell with one set of releases needs. */
const MEMORY = ['--max-semi-space-size=8', '--max-old-space-size=256'];

export interface RehearsalOptions {
  /** Folder of the results and of the stored releases. */
  folder: string;
  /** Id of the host's own release. */
  hostRelease: string;
  /** Environment of this process, of which others get the settings and the variables of the system only. */
  variables: NodeJS.ProcessEnv;
  settingNames: readonly string[];
  /** File that the process runs; by default that of this process. */
  script?: string;
  limits?: RehearsalLimits;
  /** A process starts with a release of the remote. */
  onStart?: (remote: string) => void;
  /** Whether the shop waits for the rehearsals, and has no requests that they would delay. */
  isUrgent?: () => boolean;
}

/**
 * Creates the function that tries a release in a separate process: code of another team can exit, loop or fill the memory,
 * and must not do so in the process that serves the shop. One rehearsal runs at a time, or two before the shop is ready.
 */
export function createRehearsal(options: RehearsalOptions): Rehearse {
  const { folder, hostRelease, script = process.argv[1] ?? '', limits = LIMITS } = options;
  const { onStart, isUrgent = () => false } = options;
  const results = new RehearsalResults(folder, hostRelease);
  const store = new ReleaseStore(folder);
  const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
  let count = 0;

  async function note(
    task: RehearsalTask,
    result: Pick<RehearsalResult, 'breaks' | 'pages' | 'reason'>,
    log: Log,
  ): Promise<typeof result> {
    try {
      return await results.write(task.remote, task.release, result);
    } catch (error) {
      log.warn({ err: error }, 'rehearsal result not stored, check REMOTES_DIR');
      return result;
    }
  }

  async function rehearse(task: RehearsalTask, log: Log): Promise<void> {
    const known = await results.read(task.remote, task.release);
    if (store.has(task.remote, task.release.release) && (await results.hasPassed(task))) return;
    if (known) refuseQuarantined(known);
    onStart?.(task.remote);
    try {
      const pages = await runProcess(task, { ...options, script, limits, hasPriority: isUrgent() });
      log.info({ remote: task.remote, release: task.release.release, pages }, 'release rehearsed');
      if (!store.has(task.remote, task.release.release)) {
        log.warn({ remote: task.remote }, 'release files not stored, check REMOTES_DIR');
      }
      // A request may have ended processes meanwhile.
      refuseQuarantined(await note(task, { breaks: 0, pages, reason: '' }, log));
    } catch (error) {
      if (error instanceof BrokenProcess) {
        await note(task, { breaks: (known?.breaks ?? 0) + 1, pages: 0, reason: error.message }, log);
      }
      throw error;
    }
  }

  return async (task, log) => {
    count += 1;
    const lane = isUrgent() ? count % lanes.length : 0;
    const run = (lanes[lane] ?? Promise.resolve()).then(async () => rehearse(task, log));
    lanes[lane] = run.catch(() => undefined);
    return run;
  };
}

/** @throws QuarantinedRelease if the release must not be tried again */
function refuseQuarantined({ breaks, reason }: Pick<RehearsalResult, 'breaks' | 'reason'>): void {
  if (breaks >= MAX_BREAKS) throw new QuarantinedRelease(`Not tried again: ${reason}`);
}

interface ProcessOptions extends Required<
  Pick<RehearsalOptions, 'folder' | 'script' | 'variables' | 'settingNames' | 'limits'>
> {
  /** Whether it has the priority of the shell. */
  hasPriority: boolean;
}

/**
 * @returns the number of rendered pages
 * @throws BrokenProcess; TemporaryFailure; Error with the reason of a failed rehearsal
 */
function runProcess(
  task: RehearsalTask,
  { folder, script, variables, settingNames, limits, hasPriority }: ProcessOptions,
): Promise<number> {
  const child = fork(script, [REHEARSAL_ARGUMENT], {
    env: childEnvironment(variables, settingNames),
    execArgv: MEMORY,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (!hasPriority) lowerPriority(child.pid);

  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      reject(error);
      child.kill('SIGKILL');
    };
    // A process that loops ends itself. One that is only late may be waiting for the processor.
    const failAsLate = (reason: string) => () => fail(new TemporaryFailure('machine', reason));
    const total = setTimeout(failAsLate(`The rehearsal took longer than ${limits.totalMs} ms.`), limits.totalMs);
    let silence = setTimeout(failAsLate(`The rehearsal did not start within ${limits.startMs} ms.`), limits.startMs);
    child.on('message', (value) => {
      clearTimeout(silence);
      const { data: message } = rehearsalMessage.safeParse(value);
      if (message?.kind === 'passed') resolve(message.pages);
      if (message?.kind === 'failed') fail(failureOf(message));
      if (message?.kind === 'alive' && message.cpuMs > limits.cpuMs) {
        fail(new Error(`The rehearsal used more than ${limits.cpuMs} ms of processor time.`));
      }
      if (message?.kind === 'ready') child.send(task);
      if (isOver(message)) child.kill('SIGKILL');
      else {
        const reason = `The rehearsal did not respond for ${limits.silentMs} ms.`;
        silence = setTimeout(failAsLate(reason), limits.silentMs);
      }
    });
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      clearTimeout(total);
      clearTimeout(silence);
      const end = takeEndRecord(folder, child.pid ?? 0);
      const what =
        end?.kind === 'stall'
          ? `halted its process: ${end.stack.split('\n', 2).join(' ')}.`
          : `ended its process: ${signal ?? `exit code ${code}`}.`;
      const other = otherReleaseIn(end ? causeOf(end) : '', task);
      reject(other ? new Error(`The rehearsal failed: ${other} ${what}`) : new BrokenProcess(`The release ${what}`));
    });
  });
}

function failureOf({ reason, blames }: Extract<RehearsalMessage, { kind: 'failed' }>): Error {
  return blames ? new TemporaryFailure(blames, reason) : new Error(reason);
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(getPriority() + PRIORITY_STEP, MIN_PRIORITY));
  } catch {
    // The process has ended already, or the system has no priorities.
  }
}

function isOver(message: RehearsalMessage | undefined): boolean {
  return message?.kind === 'passed' || message?.kind === 'failed';
}

import { availableParallelism, cpus, totalmem } from 'node:os';
import { median } from '../median.ts';
import { calibrate, type Calibration } from './calibrate.ts';
import { busiestOthers, otherShare, readProcessorTimes, type ProcessorTimes } from './otherWork.ts';

/** Work of other processes above this share of all processors disturbs the figures. */
const MAX_OTHER_SHARE = 0.1;
/** The fixed piece of work may wait for a processor for a tenth of its time; a median, so single interruptions are allowed. */
const MAX_STRETCH = 1.1;

export interface Machine {
  processors: number;
  model: string;
  memoryGb: number;
  node: string;
}

/** The state of the machine while a table was measured. */
export interface Conditions {
  /** Medians of the calibrations before, between and after the rounds. */
  calibration: Calibration;
  /** Share of all processors that other processes used, 0 to 1; undefined on a system without /proc. */
  otherShare: number | undefined;
  /** The processes with the most of it. */
  others: readonly string[];
  /** Why the machine is too busy for a verdict; undefined if it is not. */
  busy: string | undefined;
}

export function describeMachine(): Machine {
  return {
    processors: availableParallelism(),
    model: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
  };
}

/** @returns why a machine is too busy for a verdict; undefined if it is not */
export function busyReason(calibration: Calibration, share: number | undefined): string | undefined {
  if (share !== undefined && share > MAX_OTHER_SHARE)
    return `other processes use ${percentOf(share)} of the processors`;
  const stretch = calibration.wallMs / calibration.cpuMs;
  if (stretch > MAX_STRETCH) return `a fixed piece of work takes ${stretch.toFixed(2)} times its processor time`;
  return undefined;
}

/** Formats the conditions in one line. */
export function conditionsText({ calibration, otherShare: share, others, busy }: Conditions): string {
  const { cpuMs, wallMs } = calibration;
  const other = share === undefined ? '' : `, other processes ${percentOf(share)}`;
  const state = busy === undefined ? '' : `. The machine is busy: no verdict (${busy}; ${others.join(', ')})`;
  return `Calibration ${cpuMs.toFixed(1)} ms of processor time, ${wallMs.toFixed(1)} ms on the clock${other}${state}.`;
}

/** Watches the machine beside the measurements: its speed, and the work of processes that are not ours. */
export class MachineWatch {
  readonly #ownPids: Set<number>;
  #calibrations: Calibration[] = [];
  #since: ProcessorTimes = readProcessorTimes();

  /** @param beside processes of another shop: their work is part of the measurement */
  constructor(beside: readonly number[] = []) {
    this.#ownPids = new Set([process.pid, ...beside]);
  }

  /** Counts the processor time of these processes and their descendants as ours, such as a database that runs as a service. */
  addOwn(pids: readonly number[]): void {
    for (const pid of pids) this.#ownPids.add(pid);
  }

  /** Call it before the first round and after each. */
  readonly look = async (): Promise<void> => {
    this.#calibrations.push(await calibrate());
  };

  /** The conditions since the last call, or since the start. */
  async take(): Promise<Conditions> {
    await this.look();
    const [before, after, own] = [this.#since, readProcessorTimes(), [...this.#ownPids]];
    const calibration = {
      cpuMs: median(this.#calibrations.map(({ cpuMs }) => cpuMs)),
      wallMs: median(this.#calibrations.map(({ wallMs }) => wallMs)),
    };
    const share = otherShare(before, after, own);
    this.#calibrations = [];
    this.#since = after;
    return {
      calibration,
      otherShare: share,
      others: busiestOthers(before, after, own),
      busy: busyReason(calibration, share),
    };
  }
}

function percentOf(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

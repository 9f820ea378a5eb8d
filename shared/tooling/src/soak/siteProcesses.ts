import * as z from 'zod';
import { residentMb } from '../bench/residentMb.ts';
import { httpGet } from '../site/httpGet.ts';
import type { Site } from '../site/site.ts';
import { SUPERVISOR, API, workerName, type Sample } from './sample.ts';

const statusSchema = z.object({ processes: z.array(z.object({ pid: z.number() })) });

/** The processes of a site, whose memory is measured. */
export class SiteProcesses {
  readonly #site: Site;
  readonly #workers = new Set<number>();
  readonly #ended = new Set<number>();

  constructor(site: Site) {
    this.#site = site;
  }

  /** Number of workers that have ended so far. */
  get endedWorkers(): number {
    return this.#ended.size;
  }

  /** @param seconds since the beginning of the soak */
  async sample(seconds: number): Promise<Sample> {
    for (const pid of await this.#currentWorkers()) this.#workers.add(pid);
    for (const pid of this.#workers) if (!isRunning(pid)) this.#ended.add(pid);
    const running = [...this.#workers].filter((pid) => !this.#ended.has(pid));
    return {
      seconds,
      megabytes: {
        [SUPERVISOR]: residentMb(this.#site.shell.process.pid ?? 0),
        ...Object.fromEntries(running.map((pid) => [workerName(pid), residentMb(pid)])),
        [API]: residentMb(this.#site.api?.process.pid ?? 0),
      },
    };
  }

  /** Those that respond: a busy worker may be missing, and the connection may be to one that ends. */
  async #currentWorkers(): Promise<number[]> {
    const response = await httpGet(`${this.#site.origin}/-/remotes`).catch(() => undefined);
    if (response?.status !== 200) return [];
    return statusSchema.parse(JSON.parse(response.body)).processes.map(({ pid }) => pid);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

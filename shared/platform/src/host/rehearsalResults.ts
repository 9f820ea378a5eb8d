import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryRelease } from '../contract/registry.ts';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { RehearsalTask } from './rehearsal.ts';

const resultSchema = z.object({
  /** Id of the shell's release: another one may behave differently. */
  shell: z.string(),
  release: z.unknown(),
  /** How many rehearsals ended or halted their process; 0 if the release passed. */
  breaks: z.number().int().min(0),
  /** Number of pages that were rendered. */
  pages: z.number().int().min(0),
  reason: z.string(),
  at: z.iso.datetime(),
});

/** Ends of a process after which a release is not tried again: a busy machine may stop a process for some seconds, too. */
export const MAX_BREAKS = 2;
/** Many more than the releases that a shop could return to. */
const MAX_RESULTS = 500;
const RESULT_PATTERN = /^[\w.-]{1,100}@[\w.-]{1,100}\.json$/;

type PassedTask = Pick<RehearsalTask, 'remote' | 'release' | 'rendersPages'>;

export type RehearsalResult = z.infer<typeof resultSchema>;

/** Of all results of this process: a rehearsal and a withdrawal may write that of one release at the same time. */
let writes: Promise<unknown> = Promise.resolve();

/** Results of rehearsals in a folder that the shells of a machine share. They outlive the process. */
export class RehearsalResults {
  readonly #folder: string;
  readonly #shell: string;

  /** @param shell id of the shell's release */
  constructor(folder: string, shell: string) {
    this.#folder = folder;
    this.#shell = shell;
  }

  /** @returns undefined if this shell release has not rehearsed this release at this address */
  async read(remote: string, release: RegistryRelease): Promise<RehearsalResult | undefined> {
    const parsed = resultSchema.safeParse(await readJson(this.#file(remote, release)));
    if (!parsed.success) return undefined;
    const isSame = parsed.data.shell === this.#shell && isDeepStrictEqual(parsed.data.release, { ...release });
    return isSame ? parsed.data : undefined;
  }

  /** Whether a rehearsal of this shell release has passed, with pages if they are demanded. */
  async hasPassed({ remote, release, rendersPages }: PassedTask): Promise<boolean> {
    const result = await this.read(remote, release);
    return result?.breaks === 0 && (result.pages > 0 || !rendersPages);
  }

  /**
   * Writes a result, unless the release must not be tried again: a rehearsal may pass after a request has ended two processes.
   *
   * @returns the stored result
   * @throws Error if the folder cannot be written
   */
  async write(
    remote: string,
    release: RegistryRelease,
    result: Pick<RehearsalResult, 'breaks' | 'pages' | 'reason'>,
  ): Promise<RehearsalResult> {
    const written = writes.then(async () => {
      const known = await this.read(remote, release);
      return known && known.breaks >= MAX_BREAKS ? known : this.#replace(remote, release, result);
    });
    writes = written.catch(() => undefined);
    return written;
  }

  async #replace(
    remote: string,
    release: RegistryRelease,
    { breaks, pages, reason }: Pick<RehearsalResult, 'breaks' | 'pages' | 'reason'>,
  ): Promise<RehearsalResult> {
    const file = this.#file(remote, release);
    await mkdir(this.#folder, { recursive: true });
    const result: RehearsalResult = {
      shell: this.#shell,
      release,
      breaks,
      pages,
      reason,
      at: new Date().toISOString(),
    };
    await writeFile(`${file}.${process.pid}`, `${JSON.stringify(result, null, 2)}\n`);
    await rename(`${file}.${process.pid}`, file);
    await this.#removeOldest();
    return result;
  }

  async #removeOldest(): Promise<void> {
    const names = (await readdir(this.#folder)).filter((name) => RESULT_PATTERN.test(name));
    if (names.length <= MAX_RESULTS) return;
    const files = names.map((name) => path.join(this.#folder, name));
    const dated = await Promise.all(files.map(async (file) => ({ file, at: await changedAt(file) })));
    const oldest = dated.toSorted((one, other) => other.at - one.at).slice(MAX_RESULTS);
    await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
  }

  /** @throws Error for a name that is no file name */
  #file(remote: string, { release }: RegistryRelease): string {
    const name = `${remote}@${release}.json`;
    if (!RESULT_PATTERN.test(name)) throw new Error(`Invalid name of a remote: ${JSON.stringify(remote)}.`);
    return path.join(this.#folder, name);
  }
}

/** In ms since the epoch; 0 if another process has just removed the file. */
async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}

/** @returns undefined if there is no such file, or it was not written to its end: then the release is rehearsed again */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

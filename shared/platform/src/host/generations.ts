import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generationSchema, type Generation } from '../contract/registry.ts';

const FOLDER = 'registries';

/**
 * The newest generation of each registry, in a folder that the processes of a machine share. A registry that was restored from a copy names
 * older releases, and lacks withdrawals: until an operator starts its next epoch, its documents count as unreadable.
 */
export class Generations {
  readonly #folder: string;
  /** Address → what is stored. */
  readonly #newest = new Map<string, Generation | undefined>();

  /** @param folder of the setting REMOTES_DIR */
  constructor(folder: string) {
    this.#folder = path.join(folder, FOLDER);
  }

  /**
   * @param generation of a document, if it has one
   * @throws Error if the document is older than one that was accepted before
   */
  async accept(address: string, generation: Generation | undefined): Promise<void> {
    if (!generation) return;
    const newest = this.#newest.has(address) ? this.#newest.get(address) : await this.#read(address);
    if (newest && isOlder(generation, newest))
      throw new Error(
        `The registry has decision ${textOf(generation)}, but had ${textOf(newest)} before. If it was restored from a copy, run "npm run release -- restored".`,
      );
    this.#newest.set(address, generation);
    if (!newest || isOlder(newest, generation)) await this.#write(address, generation);
  }

  async #read(address: string): Promise<Generation | undefined> {
    try {
      return generationSchema.parse(JSON.parse(await readFile(this.#fileOf(address), 'utf8')));
    } catch {
      // Not yet written, or not to its end: the next one is accepted.
      return undefined;
    }
  }

  /** Without it, only a restart would accept an older document. */
  async #write(address: string, generation: Generation): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true });
      const file = this.#fileOf(address);
      await writeFile(`${file}.${process.pid}`, JSON.stringify(generation));
      await rename(`${file}.${process.pid}`, file);
    } catch {
      // A folder that cannot be written is reported when a release is stored.
    }
  }

  #fileOf(address: string): string {
    return path.join(this.#folder, `${createHash('sha256').update(address).digest('hex').slice(0, 16)}.json`);
  }
}

function isOlder(one: Generation, other: Generation): boolean {
  return one.epoch < other.epoch || (one.epoch === other.epoch && one.number < other.number);
}

function textOf({ epoch, number }: Generation): string {
  return `${number} of epoch ${epoch}`;
}

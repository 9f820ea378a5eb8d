import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import * as z from 'zod';
import type { Releases as ShellReleases } from '../../../../../shell/src/server/releases/releases.ts';
import type { ReleaseSnapshot } from '../../../../../shell/src/server/releases/releaseSnapshot.ts';
import { EXPOSES } from './exposeTable.ts';

const chunksSchema = z.record(z.string(), z.array(z.string()));

type ReleasesOfTheShell = Pick<ShellReleases, keyof ShellReleases>;

/** Replaces the shell's `releases.ts`: every expose is compiled in, so there is no registry to poll. */
export class Releases implements ReleasesOfTheShell {
  readonly #snapshot: ReleaseSnapshot;

  constructor() {
    const folder = process.env['SHELL_RELEASE_DIR'] ?? '';
    const chunks = chunksSchema.parse(JSON.parse(readFileSync(path.join(folder, 'web/chunks.json'), 'utf8')));
    const filesOf = (ids: readonly ExposeId[], end: string) => {
      const files = ids.flatMap((id) => chunks[id.replace('/', '.')] ?? []).filter((file) => file.endsWith(end));
      return [...new Set(files)].map((file) => `/assets/${path.basename(folder)}/${file}`);
    };
    this.#snapshot = {
      has: (id) => Object.hasOwn(EXPOSES, id),
      load: async (id) => EXPOSES[id],
      webFiles: (ids) => ({ js: filesOf(ids, '.js'), css: filesOf(ids, '.css') }),
      releaseOf: () => path.basename(folder),
      pageRemotes: {},
      integrityOf: () => undefined,
      fileOf: () => undefined,
      webOrigins: [],
    };
  }

  async refresh(): Promise<void> {}

  async prepared(): Promise<void> {}

  generation(): number {
    return 0;
  }

  async withdrawFaulty(): Promise<void> {}

  async checkOrigins(): Promise<void> {}

  states(): ReturnType<ReleasesOfTheShell['states']> {
    return { live: ['one-bundle'], missing: [], pending: [] };
  }

  findFaultyRelease(): undefined {
    return undefined;
  }

  async prepare(): Promise<never> {
    throw new Error('One bundle does not support overrides.');
  }

  evict(): void {}

  async take(): Promise<never> {
    throw new Error('One bundle has no releases to take.');
  }

  status(): ReturnType<ReleasesOfTheShell['status']> {
    return { live: { 'one-bundle': 'compiled in' }, failures: {}, refusedSince: {} };
  }

  snapshot(): ReleaseSnapshot {
    return this.#snapshot;
  }
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../schema');
/** A copy of the whole schema at the last release, not a source file. */
const RELEASED = 'released.graphql';

/** The SDL of every domain, one text per file of `schema/`, in the order of their names. */
export function typeDefs(): string[] {
  return globSync('*.graphql', { cwd: FOLDER })
    .filter((file) => file !== RELEASED)
    .toSorted()
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'));
}

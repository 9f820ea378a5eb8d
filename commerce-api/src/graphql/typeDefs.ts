import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '..');

/** The SDL of every domain, one text per `.graphql` file, in the order of their paths. */
export function typeDefs(): string[] {
  return globSync('**/*.graphql', { cwd: SOURCE })
    .toSorted()
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'));
}

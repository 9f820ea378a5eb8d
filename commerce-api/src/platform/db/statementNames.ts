import { LRUCache } from 'lru-cache';

/** Number of uses from which a statement is prepared. */
const MIN_USES = 3;
/** PostgreSQL stores a plan per name and connection: enough for all queries, and bounded. */
const MAX_PREPARED_STATEMENTS = 200;
/** A prepared statement that selects all columns fails permanently once a migration adds one. */
const ALL_COLUMNS = /(select|returning) \*|\.\*/i;

/** Names for frequent statements, so that they are prepared. */
export class StatementNames {
  readonly #uses = new LRUCache<string, number>({ max: 1_000 });
  readonly #names = new Map<string, string>();

  /** @returns undefined while the statement is rare, or if the maximum number of names is reached */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_PREPARED_STATEMENTS) return known;
    if (ALL_COLUMNS.test(text)) return undefined;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    this.#uses.set(text, uses);
    if (uses < MIN_USES) return undefined;
    const name = `statement_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

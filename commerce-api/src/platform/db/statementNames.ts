import { LRUCache } from 'lru-cache';

/** Asked this often a statement is worth a plan that is kept. */
const MIN_USES = 3;
/** PostgreSQL keeps a plan for each name in each connection: enough for the statements of reading, and no leak. */
const MAX_PREPARED_STATEMENTS = 200;
/** A plan that gives all columns fails for good once the next release's migration has added one. */
const ALL_COLUMNS = /(select|returning) \*|\.\*/i;

/** Names for the statements that come again and again, so that they are prepared. */
export class StatementNames {
  readonly #asked = new LRUCache<string, number>({ max: 1_000 });
  readonly #names = new Map<string, string>();

  /** @returns undefined as long as the statement is rare, or when there are names enough */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_PREPARED_STATEMENTS) return known;
    if (ALL_COLUMNS.test(text)) return undefined;
    const asked = (this.#asked.get(text) ?? 0) + 1;
    this.#asked.set(text, asked);
    if (asked < MIN_USES) return undefined;
    const name = `statement_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

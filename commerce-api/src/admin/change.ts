import { sql } from 'kysely';
import { pino } from 'pino';
import type { Config } from '../platform/config/config.ts';
import { announce, type Change } from '../platform/db/changes.ts';
import { inTransaction, type Tx } from '../platform/db/openDatabase.ts';
import { actorOf } from './actorOf.ts';
import type { Author } from './argumentsOf.ts';
import { onDatabase } from './onDatabase.ts';

/** Id of the advisory lock: any number that no other lock uses, see `migrate.ts`. */
const LOCK = 4_711_002;

export interface Outcome {
  /** The changed ids and numbers, without texts and personal data. Stored, logged and printed. */
  summary: Record<string, unknown>;
  /** The data that running servers must reload. */
  changed: Change;
}

/**
 * Makes a change in one transaction, records it in `admin_change`, notifies the running servers and prints it. A dry run
 * does the same and rolls it back.
 */
export async function change(
  command: string,
  { actor: given, isDryRun }: Author,
  work: (tx: Tx, config: Config) => Promise<Outcome>,
  where: 'existing' | 'existingOrNew' = 'existing',
): Promise<void> {
  const actor = actorOf(given);
  await onDatabase(where, async ({ db, engine }, config) => {
    let summary: Outcome['summary'] = {};
    try {
      await inTransaction(db, async (tx) => {
        // One change at a time: an import counts concurrent stock decreases as orders, so no other command may set stock meanwhile.
        if (engine === 'server') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
        const outcome = await work(tx, config);
        summary = outcome.summary;
        await tx
          .insertInto('admin_change')
          .values({ actor, command, summary: JSON.stringify(summary) })
          .execute();
        await announce(tx, outcome.changed);
        if (isDryRun) throw new DryRunEnd();
      });
    } catch (error) {
      if (!(error instanceof DryRunEnd)) throw error;
    }
    console.log(JSON.stringify({ command, ...(isDryRun ? { dryRun: true } : {}), ...summary }));
    if (isDryRun) return;
    // Standard output is for the result only.
    const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));
    log.info({ actor, command, summary }, 'changed from the command line');
  });
}

/** Thrown inside a transaction to roll it back. */
class DryRunEnd extends Error {}

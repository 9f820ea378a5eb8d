import { sql } from 'kysely';
import type { Config } from '../platform/config/config.ts';
import { announce, type Change } from '../platform/db/changes.ts';
import { inTransaction, type Database, type Db, type Tx } from '../platform/db/openDatabase.ts';
import { readSummary, type PersonalData } from './personalData.ts';

/** Id of the advisory lock: any number that no other lock uses, see `migrate.ts`. */
const LOCK = 4_711_002;

/** Logs a change as an event with fields. */
export interface ChangeLog {
  info(fields: object, message: string): void;
}

/** The dependencies of a command: the database, and the author of the change. */
export interface Operator {
  db: Db;
  config: Config;
  actor: string;
  isDryRun: boolean;
  /** Patterns of the commands that the actor may run, and pass on to other operators. */
  commands: readonly string[];
  /**
   * Makes a change in one transaction, records it in `admin_change` and notifies all processes. A dry run does the same and
   * rolls it back. Returns the summary.
   */
  change(command: string, work: (tx: Tx) => Promise<Outcome>): Promise<Outcome['summary']>;
  /** Records in `admin_change` whose data the result of a command shows, in a dry run too. Takes no lock. */
  recordRead(command: string, data: PersonalData): Promise<void>;
}

/** The author of a command. */
export type Author = Pick<Operator, 'actor' | 'isDryRun' | 'commands'>;

export interface Outcome {
  /** The changed ids and numbers, without texts and personal data. Stored, logged and printed. */
  summary: Record<string, unknown>;
  /** Part of the result that is printed, but neither stored nor logged. A dry run leaves it out: no such secret is valid. */
  secret?: Record<string, unknown>;
  /** The data that running servers must reload. */
  changed: Change;
  /** A repeated command: nothing is recorded. */
  isUnchanged?: boolean;
}

export interface OperatorDeps {
  db: Db;
  engine: Database['engine'];
  config: Config;
  log: ChangeLog;
  /** Updates this process at once; the database notifies the others. */
  onChanged?: (change: Change) => void;
}

export function operatorOf(
  { db, engine, config, log, onChanged }: OperatorDeps,
  { actor, isDryRun, commands }: Author,
): Operator {
  return {
    db,
    config,
    actor,
    isDryRun,
    commands,
    async recordRead(command, data) {
      await db
        .insertInto('admin_change')
        .values({ actor, command, summary: JSON.stringify(readSummary(data)) })
        .execute();
    },
    async change(command, work) {
      let outcome: Outcome = { summary: {}, changed: { productIds: [] } };
      try {
        await inTransaction(db, async (tx) => {
          // One change at a time: an import counts concurrent stock decreases as orders, so no other command may set stock meanwhile.
          if (engine === 'server') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
          outcome = await work(tx);
          if (outcome.isUnchanged) return;
          await tx
            .insertInto('admin_change')
            .values({ actor, command, summary: JSON.stringify(outcome.summary) })
            .execute();
          await announce(tx, outcome.changed);
          if (isDryRun) throw new DryRunEnd();
        });
      } catch (error) {
        if (!(error instanceof DryRunEnd)) throw error;
      }
      const { summary, secret, changed } = outcome;
      const result = { command, ...(isDryRun ? { dryRun: true } : {}), ...summary, ...(isDryRun ? {} : secret) };
      if (isDryRun || outcome.isUnchanged) return result;
      onChanged?.(changed);
      log.info({ actor, command, summary }, 'operator command completed');
      return result;
    },
  };
}

/** Thrown inside a transaction to roll it back. */
class DryRunEnd extends Error {}

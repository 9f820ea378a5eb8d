import { sql } from 'kysely';
import type { Db } from '../platform/db/openDatabase.ts';
import { noteFailure } from './attention.ts';
import { payRefunds } from './payRefunds.ts';
import { settlePayment, type SettleDeps } from './settlePayment.ts';

/** Payments per run: a provider that does not answer must not hold up the ones after them for long. */
const BATCH = 20;
/** Until the next check, at first. */
const RETRY_SECONDS = 60;
/** An open payment holds stock, so it is checked more often than one that only waits for its provider. */
const MAX_OPEN_DELAY_SECONDS = 300;
const MAX_DELAY_SECONDS = 3_600;

interface SweeperDeps extends SettleDeps {
  everyMs: number;
}

/** Settles payments whose browser or webhook never came back, and pays refunds, at an interval, until it is stopped. */
export function startPaymentSweeper({ everyMs, ...deps }: SweeperDeps): { stop: () => Promise<void> } {
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      for (const id of await claimDue(deps.db)) await settle(id, deps);
      await payRefunds(deps);
    } catch (error) {
      deps.log.error({ err: error }, 'payments not checked, retrying at the next interval');
    }
    running = undefined;
  }

  const timer = setInterval(() => {
    running ??= run();
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

async function settle(id: string, deps: SettleDeps): Promise<void> {
  try {
    await settlePayment(id, deps);
  } catch (error) {
    deps.log.error({ err: error, payment: id }, 'payment not settled, retrying later');
    await noteFailure(id, error, deps);
  }
}

/**
 * Payments that are due, for this process; each further check waits twice as long, up to a limit. One whose money another caller
 * moves is due when that claim ends.
 */
async function claimDue(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update payment set
      attempts = attempts + 1,
      next_check_at = now() + make_interval(secs => least(
        case when state = 'open' then ${MAX_OPEN_DELAY_SECONDS} else ${MAX_DELAY_SECONDS} end::float8,
        ${RETRY_SECONDS}::float8 * power(2, least(attempts, 12))
      ))
    where id in (
      select id from payment where state in ('open', 'ordered', 'voiding') and next_check_at <= now()
        and (claimed_until is null or claimed_until <= now())
      order by next_check_at limit ${sql.lit(BATCH)} for update skip locked
    )
    returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}

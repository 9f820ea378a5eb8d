import type { FastifyBaseLogger } from 'fastify';
import type { ReviewConfig } from '../platform/config/reviewConfig.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import { inviteToReview } from './inviteToReview.ts';

interface InvitationDeps {
  db: Db;
  config: ReviewConfig;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Invites buyers to review what they bought, at once and then at an interval until it is stopped. */
export function startReviewInvitations({ db, config, log }: InvitationDeps): { stop: () => Promise<void> } {
  const { invitationDays: afterDays } = config;
  if (afterDays === undefined) return { stop: () => Promise.resolve() };
  let running: Promise<void> | undefined;

  async function run(days: number): Promise<void> {
    try {
      const invited = await inviteToReview(db, { afterDays: days });
      if (invited > 0) log.info({ invited }, 'review invitations enqueued');
    } catch (error) {
      // The orders are not marked, and the next run selects them again.
      log.error({ err: error }, 'review invitations failed, retrying at the next interval');
    }
    running = undefined;
  }

  running = run(afterDays);
  const timer = setInterval(() => {
    running ??= run(afterDays);
  }, config.checkMs);
  timer.unref();

  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

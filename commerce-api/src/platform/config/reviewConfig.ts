import * as z from 'zod';
import type { FixedTimes } from './fixedTimes.ts';

export interface ReviewConfig {
  /** Days from the delivery to the invitation to review what was bought; undefined: no invitations. */
  invitationDays: number | undefined;
  /** Interval of the check for orders whose buyers are invited. */
  checkMs: number;
}

const GROUP = 'Reviews';

const DEFAULT_DAYS = 10;
const daysOrNone = z.union(
  [
    // Once a switch: a shop that had switched the mails off sends none.
    z.enum(['none', 'false']).transform(() => undefined),
    z.literal('true').transform(() => DEFAULT_DAYS),
    z.coerce.number().min(0).max(59),
  ],
  'Expected days from 0 to 59, or none.',
);

/** Environment variables of the mails that ask for reviews. */
export const reviewVariables = {
  REVIEW_INVITATIONS: daysOrNone.prefault(String(DEFAULT_DAYS)).meta({
    group: GROUP,
    help: 'days from the delivery of an order to the mail that asks for reviews: 0 sends it at once, none sends no such mail. Customers get it only if they ticked the box in their account, and not for orders that were delivered more than 60 days ago',
  }),
};

const schema = z.object(reviewVariables);

export function reviewConfigFrom(variables: z.output<typeof schema>, times: FixedTimes): ReviewConfig {
  return {
    invitationDays: variables.REVIEW_INVITATIONS,
    checkMs: times.invitationCheckMs,
  };
}

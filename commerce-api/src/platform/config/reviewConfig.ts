import * as z from 'zod';
import type { FixedTimes } from './fixedTimes.ts';

export interface ReviewConfig {
  /** Whether buyers who agreed to it are invited to review what they bought. */
  sendsInvitations: boolean;
  /** Days from the delivery to the invitation. */
  invitationDays: number;
  /** Interval of the check for orders whose buyers are invited. */
  checkMs: number;
}

const GROUP = 'Reviews';

/** Environment variables of the mails that ask for reviews. */
export const reviewVariables = {
  REVIEW_INVITATIONS: z.stringbool().default(true).meta({
    group: GROUP,
    help: 'false sends no mails that ask for reviews. Customers get them only if they ticked the box in their account',
  }),
  REVIEW_INVITATION_DAYS: z.coerce.number().min(0).max(59).default(10).meta({
    group: GROUP,
    help: 'days from the delivery of an order to the mail that asks for reviews; 0 sends it at once. Orders that were delivered more than 60 days ago get none',
  }),
};

const schema = z.object(reviewVariables);

export function reviewConfigFrom(variables: z.output<typeof schema>, times: FixedTimes): ReviewConfig {
  return {
    sendsInvitations: variables.REVIEW_INVITATIONS,
    invitationDays: variables.REVIEW_INVITATION_DAYS,
    checkMs: times.invitationCheckMs,
  };
}

import * as z from 'zod';

/** Retention of personal data. The privacy page states these ages. */
export interface RetentionConfig {
  /** Of a newsletter confirmation link, and of an unconfirmed subscription. */
  newsletterConfirmDays: number;
  /** Of a cart without an order, from its last change. */
  cartDays: number;
  /** Of sent mail. */
  sentMailDays: number;
  /** Of mail that failed permanently. */
  failedMailDays: number;
  /** Of a back-in-stock request. */
  availabilityDays: number;
  /** Of ended sessions. */
  sessionDays: number;
  /** Of the personal data of a closed order: full calendar years after the year of its last bookkeeping event. */
  orderYears: number;
  /** Of door code, phone, message and browser of a closed order, from its last step. */
  orderDetailsDays: number;
  /** Of the logs, where the operator collects them. The privacy page states it, and nothing else uses it. */
  logDays: number;
  /** Of backups, as `logDays`, and of the records of erasures, which a restore repeats. */
  backupDays: number;
}

const days = (fallback: number) => z.coerce.number().min(0).max(3_650).default(fallback);

const GROUP = 'Retention';

export const retentionVariables = {
  NEWSLETTER_CONFIRM_DAYS: days(7).meta({
    group: GROUP,
    help: 'days until an unconfirmed newsletter subscription is deleted',
  }),
  RETENTION_CART_DAYS: days(90).meta({
    group: GROUP,
    help: 'days until a cart without an order is deleted, after its last change',
  }),
  RETENTION_SENT_MAIL_DAYS: days(30).meta({ group: GROUP, help: 'days until the record of a sent mail is deleted' }),
  RETENTION_FAILED_MAIL_DAYS: days(90).meta({
    group: GROUP,
    help: 'days until a mail that failed permanently is deleted',
  }),
  RETENTION_AVAILABILITY_DAYS: days(365).meta({ group: GROUP, help: 'days until a back-in-stock request is deleted' }),
  RETENTION_SESSION_DAYS: days(30).meta({ group: GROUP, help: 'days until a session that has ended is deleted' }),
  RETENTION_ORDER_YEARS: z.coerce.number().int().min(0).max(50).default(7).meta({
    group: GROUP,
    help: 'full calendar years after the year of a closed order, its invoice or its last refund, until its personal data are erased. Swedish bookkeeping law requires 7',
  }),
  RETENTION_ORDER_DETAILS_DAYS: days(365).meta({
    group: GROUP,
    help: 'days after the last step of a closed order until its door code, phone, message and browser are erased: only its delivery and complaints soon after need them',
  }),
  RETENTION_LOG_DAYS: days(30).meta({
    group: GROUP,
    help: 'days that you keep logs, for the privacy page: the shop writes logs and does not delete them',
  }),
  RETENTION_BACKUP_DAYS: days(30).meta({
    group: GROUP,
    help: 'days that you keep backups, for the privacy page: the shop does not delete them. It keeps the records of erasures as long, so that a restore repeats them',
  }),
};

const schema = z.object(retentionVariables);

export function retentionConfigFrom(variables: z.output<typeof schema>): RetentionConfig {
  return {
    newsletterConfirmDays: variables.NEWSLETTER_CONFIRM_DAYS,
    cartDays: variables.RETENTION_CART_DAYS,
    sentMailDays: variables.RETENTION_SENT_MAIL_DAYS,
    failedMailDays: variables.RETENTION_FAILED_MAIL_DAYS,
    availabilityDays: variables.RETENTION_AVAILABILITY_DAYS,
    sessionDays: variables.RETENTION_SESSION_DAYS,
    orderYears: variables.RETENTION_ORDER_YEARS,
    orderDetailsDays: variables.RETENTION_ORDER_DETAILS_DAYS,
    logDays: variables.RETENTION_LOG_DAYS,
    backupDays: variables.RETENTION_BACKUP_DAYS,
  };
}

import type { Db } from '../../platform/db/openDatabase.ts';

/** The newsletter subscription and the products that an email address waits for. */
export async function readSubscriptions(db: Db, email: string) {
  const [newsletter, stockNotifications] = await Promise.all([
    db
      .selectFrom('newsletter_subscription')
      .select(['language', 'tags', 'created_at as requestedAt', 'confirmed_at as confirmedAt'])
      .where('email', '=', email)
      .executeTakeFirst(),
    db
      .selectFrom('availability_request')
      .innerJoin('sku', 'sku.id', 'availability_request.sku_id')
      .select([
        'sku.article_number as articleNumber',
        'availability_request.language',
        'availability_request.created_at as requestedAt',
        'availability_request.notified_at as notifiedAt',
      ])
      .where('availability_request.email', '=', email)
      .orderBy('availability_request.created_at')
      .execute(),
  ]);
  return { newsletterSubscription: newsletter ?? null, stockNotifications };
}

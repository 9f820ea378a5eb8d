import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../platform/db/openDatabase.ts';
import { removeCheckoutKey } from '../auth/checkoutKey.ts';

/** Deletes the checkout input at logout, and the browser's key to it and to the orders of guests. */
export async function clearCheckout(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  customerId: number | null,
  { db, isProduction }: { db: Db; isProduction: boolean },
): Promise<void> {
  const keyHash = removeCheckoutKey(request, reply, { isProduction });
  if (customerId === null && keyHash === undefined) return;
  await db
    .deleteFrom('checkout')
    .where((where) =>
      where.or([
        ...(customerId === null ? [] : [where('customer_id', '=', customerId)]),
        ...(keyHash === undefined ? [] : [where('key_hash', '=', keyHash)]),
      ]),
    )
    .execute();
}

import type { Email } from 'postal-mime';
import * as z from 'zod';
import type { Api } from './api.ts';
import { authenticate } from './authClient.ts';
import type { Headers } from './mergeKit.ts';
import { operatorOf } from './operator.ts';
import { placeOrder } from './placeOrder.ts';
import { writtenMails } from './writtenMails.ts';

export interface Buyer {
  email: string;
  headers: Headers;
}

const ACCOUNT = z.object({ reviewInvitations: z.boolean() });

/** Customers who buy, agree to mails that ask for reviews, and get them. @param api the server under test */
export function reviewInvitationKit(api: () => Api) {
  const operator = operatorOf(api);

  async function newBuyer(name: string): Promise<Buyer> {
    const email = `${name}@example.se`;
    const { token } = await authenticate(api(), 'register', email, 'long-enough');
    return { email, headers: { authorization: `Bearer ${token}` } };
  }

  async function agree({ headers }: Buyer, reviewInvitations: boolean | null = true): Promise<boolean> {
    const { data } = await api().runOperation(
      'mutation ($user: UserInputType!) { updateUser(user: $user) { reviewInvitations } }',
      { user: { reviewInvitations } },
      headers,
    );
    return ACCOUNT.parse(data['updateUser']).reviewInvitations;
  }

  async function hasAgreed({ headers }: Buyer): Promise<boolean> {
    const { data } = await api().runOperation('{ getUser { reviewInvitations } }', {}, headers);
    return ACCOUNT.parse(data['getUser']).reviewInvitations;
  }

  async function buy({ email, headers }: Buyer, skuIds: readonly number[], site: 'sv' | 'en' = 'sv') {
    const items = skuIds.map((skuId): [number, number] => [skuId, 1]);
    const order = await placeOrder(api(), { items, site, headers, checkout: { email } });
    if (!order) throw new Error('The order was not placed.');
    return { order: Number(order.orderId), publicId: order.publicId };
  }

  async function deliver(order: number): Promise<void> {
    for (const step of ['order pack', 'order ship', 'order deliver']) await operator.run(step, { order });
  }

  /** The invitations of a buyer, once there are `count`. */
  function invitations({ email }: Buyer, count: number): Promise<Email[]> {
    return writtenMails(api(), count, { name: '-review-invitation-', to: email });
  }

  /** Waits for the invitation of a later order: earlier ones have been decided by then. */
  async function untilLaterOrderIsInvited(name: string): Promise<void> {
    const buyer = await newBuyer(name);
    await agree(buyer);
    const { order } = await buy(buyer, [301]);
    await deliver(order);
    expect(await invitations(buyer, 1)).toHaveLength(1);
  }

  return { operator, newBuyer, agree, hasAgreed, buy, deliver, invitations, untilLaterOrderIsInvited };
}

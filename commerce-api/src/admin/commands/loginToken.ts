import * as z from 'zod';
import { signLoginToken } from '../../auth/accessToken.ts';
import { STAFF_DEVICE } from '../../auth/exchangeLoginToken.ts';
import { secretsOf } from '../../auth/secrets.ts';
import { isBlocked, readBlockedCustomers } from '../../customers/blockedCustomers.ts';
import { defineCommand } from '../command.ts';
import { findCustomer } from '../find/findCustomer.ts';
import { countText } from '../values.ts';

const MAX_MINUTES = 60;

export const loginToken = defineCommand(
  {
    name: 'customer login-token',
    help: `customer login-token <id or email> --actor <your email> [--minutes <1-${MAX_MINUTES}>]

Prints a token to see the shop as this customer, for an hour or less: open <shop>/account?loginToken=<token>. The link works once, and
logging out ends the session; requests with the token itself are refused. The session cannot change the password or delete the account. The token and its use are recorded with your name.
A blocked customer gets none.`,
    options: { minutes: { type: 'string' } },
    positionals: ['account'],
    input: z.strictObject({
      account: z.coerce.string('is missing').trim().min(1),
      minutes: countText.pipe(z.number().min(1).max(MAX_MINUTES)).default(MAX_MINUTES),
    }),
  },
  async ({ account, minutes }, operator) => {
    const { actor: by, config } = operator;
    // Some clients read claims as Latin-1, and cut them at these characters.
    if (!/^[\x21-\x7e]+$/.test(by) || /[=;]/.test(by))
      throw new Error('--actor: expected ASCII without spaces, = and ;');
    const secrets = await secretsOf(config);
    return operator.change('customer login-token', async (tx) => {
      const { id, email } = await findCustomer(tx, account);
      if (isBlocked(await readBlockedCustomers(tx), [email]))
        throw new Error(`Customer ${id} is blocked. See customer unblock.`);
      const owner = await tx
        .selectFrom('customer')
        .select(['id', 'email', 'customer_type'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const maxAge = minutes * 60;
      const session = await tx
        .insertInto('session')
        // Without a login time: deleting the account requires the password.
        .values({ customer_id: id, lifetime_seconds: maxAge, device: STAFF_DEVICE, authenticated_at: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      const token = await signLoginToken(owner, session.id, secrets, { by, maxAge });
      return { summary: { customerId: id, minutes }, secret: { token }, changed: { productIds: [] } };
    });
  },
);

import * as z from 'zod';
import { endSessionsOf } from '../../auth/sessions.ts';
import { defineCommand } from '../command.ts';
import { emailText } from '../values.ts';

export const endSessions = defineCommand(
  {
    name: 'sessions end',
    help: `sessions end --email <address>

Logs a customer out on all devices: ends every session of the account with this address.`,
    options: { email: { type: 'string' } },
    input: z.strictObject({ email: emailText }),
  },
  ({ email }, operator) =>
    operator.change('sessions end', async (tx) => {
      const customer = await tx.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst();
      if (!customer) throw new Error('There is no account with this address.');
      const ended = await endSessionsOf(tx, customer.id);
      return { summary: { ended }, changed: { productIds: [] } };
    }),
);

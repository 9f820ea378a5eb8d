import * as z from 'zod';
import { endSessionsOf } from '../../auth/sessions.ts';
import { emailFrom } from '../../model/email.ts';
import { argumentsOf } from '../argumentsOf.ts';
import { change } from '../change.ts';
import type { Command } from '../command.ts';

const shape = z.object({
  positionals: z.tuple([z.literal('end')], 'expected end'),
  email: z.string('is missing').transform((text, check) => {
    const email = emailFrom(text);
    if (!email) check.addIssue('expected an e-mail address');
    return email ?? z.NEVER;
  }),
});

export const sessions: Command = {
  help: `sessions end --email <address>

Logs a customer out on all devices: ends every session of the account with this address.`,
  async run(args) {
    const { values, author } = argumentsOf(args, { email: { type: 'string' } }, shape);
    await change('sessions end', author, async (tx) => {
      const customer = await tx
        .selectFrom('customer')
        .select('id')
        .where('email', '=', values.email)
        .executeTakeFirst();
      if (!customer) throw new Error('There is no account with this address.');
      const ended = await endSessionsOf(tx, customer.id);
      return { summary: { ended }, changed: { productIds: [] } };
    });
  },
};

import * as z from 'zod';
import { emailText } from '../values.ts';

/** The text that names an account: its id or email address. */
export const account = z.coerce.string('is missing').trim().min(1);

/** A buyer: an account, or the address of a guest. */
export const buyer = z.strictObject({ account: account.optional(), email: emailText.optional() });
export type Buyer = z.output<typeof buyer>;

export const ONE_BUYER = 'expected <account> or --email';
export const namesOneBuyer = (named: Buyer) => (named.account === undefined) !== (named.email === undefined);

import { commitReset, requestReset } from '../auth/passwordReset.ts';
import { requestAvailability } from '../availability/requestAvailability.ts';
import { addressFrom } from '../checkout/address.ts';
import type { Resolvers, UserInputType } from '../graphql/resolvers.generated.ts';
import type { Context } from '../graphql/context.ts';
import { refusal } from '../graphql/refusal.ts';
import { CHANNELS, type Currency } from '../markets/channels.ts';
import { formatMoney } from '../markets/formatMoney.ts';
import { viewOf, type View } from '../markets/view.ts';
import { deleteCustomer } from './deleteCustomer.ts';
import { emailFrom } from './email.ts';
import { readUser, type UserView } from './userView.ts';
import { signedIn } from './viewer.ts';

/** Each once, in the order of the markets. */
const CURRENCIES: readonly Currency[] = [
  ...new Set(CHANNELS.flatMap(({ markets }) => markets.map(({ currency }) => currency))),
];

export const customerResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    getUser: async (_root, ids, context) => readUser(context.db, (await signedIn(context)).customerId, viewOf(ids)),
  },
  GeinsMerchantApiMutation: {
    updateUser: (_root, { user, ...ids }, context) => updateUser(user, viewOf(ids), context),
    deleteUser: async (_root, _ids, context) => {
      await deleteCustomer(context.db, (await signedIn(context)).customerId);
      return true;
    },
    requestPasswordReset: (_root, { email, ...ids }, context) =>
      requestReset(context, { email, language: viewOf(ids).language.code }),
    commitReset: (_root, { resetKey, password }, context) => commitReset(context, { key: resetKey, password }),
    subscribeToNewsletter: async (_root, { email, tags, ...ids }, { db }) => {
      const row = {
        email: requiredEmail(email),
        language: viewOf(ids).language.code,
        tags: JSON.stringify((tags ?? []).slice(0, 20)),
      };
      await db
        .insertInto('newsletter_subscription')
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute();
      return true;
    },
    monitorProductAvailability: (_root, { email, skuId, ...ids }, context) =>
      requestAvailability(context, { email, skuId, language: viewOf(ids).language.code }),
  },
  UserType: {
    // Accounts hold no membership here.
    memberType: () => '',
    memberId: () => 0,
    balances: (user) => {
      const held = CURRENCIES.filter(({ code }) => code === user.view.currency.code || user.balances.has(code));
      return held.map((currency) => ({
        currency: currency.code,
        amount: balanceIn(currency, user) / 100,
        amountFormatted: formatMoney(balanceIn(currency, user), { ...user.view, currency }),
      }));
    },
    balance: (user) => balanceIn(user.view.currency, user) / 100,
    balanceFormatted: (user) => formatMoney(balanceIn(user.view.currency, user), user.view),
    availableChannels: () => [...CHANNELS],
  },
  UserChannelType: {
    channelId: ({ id }) => id,
    availableMarkets: ({ markets }) => markets,
  },
};

/** Minor units. */
function balanceIn({ code }: Currency, { balances }: UserView): number {
  return balances.get(code) ?? 0;
}

/** What is omitted or null stays, but for the customer type, whose schema default is PERSON. */
async function updateUser(user: UserInputType, view: View, context: Context): Promise<UserView | null> {
  const { customerId } = await signedIn(context);
  const { db } = context;
  const known = await readUser(db, customerId, view);
  if (!known) return null;
  await db
    .updateTable('customer')
    .set({
      address: JSON.stringify(addressFrom(user.address ?? {}, known.address)),
      gender: user.gender ?? known.gender,
      customer_type: user.customerType ?? known.customerType,
      newsletter: user.newsletter ?? known.newsletter,
      personal_id: user.personalId?.slice(0, 50) ?? known.personalId,
      meta_data: user.metaData?.slice(0, 10_000) ?? known.metaData,
    })
    .where('id', '=', customerId)
    .execute();
  return readUser(db, customerId, view);
}

function requiredEmail(text: string): string {
  const email = emailFrom(text);
  if (!email) throw refusal('BAD_INPUT', 'The e-mail address is not valid.');
  return email;
}

import { assertRecentLogin } from '../../auth/reauthentication.ts';
import { commitReset, requestReset } from '../../auth/passwordReset.ts';
import { requestAvailability } from '../../availability/requestAvailability.ts';
import { addressFrom } from '../../model/address.ts';
import type { UserInputType } from '../../model/contract.generated.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import type { Context } from '../context.ts';
import { CHANNELS, type Currency } from '../../markets/channels.ts';
import { formatMoney } from '../../markets/formatMoney.ts';
import { viewOf, type View } from '../../markets/view.ts';
import { subscribe } from '../../newsletter/subscribe.ts';
import { deleteCustomer } from '../../customers/deleteCustomer.ts';
import { readUser, type UserView } from '../../customers/userView.ts';
import { requireViewer } from '../../auth/viewer.ts';

/** Each once, in the order of the markets. */
const CURRENCIES: readonly Currency[] = [
  ...new Set(CHANNELS.flatMap(({ markets }) => markets.map(({ currency }) => currency))),
];

const MAX_ID_LENGTH = 50;

export const customerResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    getUser: async (_root, ids, context) =>
      readUser(context.db, (await requireViewer(context)).customerId, viewOf(ids)),
  },
  GeinsMerchantApiMutation: {
    updateUser: (_root, { user, ...ids }, context) => updateUser(user, viewOf(ids), context),
    deleteUser: async (_root, _ids, context) => {
      const viewer = await requireViewer(context);
      assertRecentLogin(viewer, context);
      await deleteCustomer(context.db, viewer.customerId);
      context.securityEvent({ kind: 'accountDeletion', email: viewer.email, outcome: 'done' });
      return true;
    },
    requestPasswordReset: (_root, { email, ...ids }, context) =>
      requestReset(context, { email, language: viewOf(ids).language.code }),
    commitReset: (_root, { resetKey, password, ...ids }, context) =>
      commitReset(context, { key: resetKey, password, language: viewOf(ids).language.code }),
    subscribeToNewsletter: (_root, { email, tags, ...ids }, context) =>
      subscribe(context, {
        email,
        language: viewOf(ids).language.code,
        tags: (tags ?? []).flatMap((tag) => tag ?? []),
      }),
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
  const viewer = await requireViewer(context);
  const { customerId } = viewer;
  const { db } = context;
  const known = await readUser(db, customerId, view);
  if (!known) return null;
  if (changesPersonalId(user, known)) assertRecentLogin(viewer, context);
  await db
    .updateTable('customer')
    .set({
      address: JSON.stringify(addressFrom(user.address ?? {}, known.address)),
      gender: user.gender ?? known.gender,
      customer_type: user.customerType ?? known.customerType,
      newsletter: user.newsletter ?? known.newsletter,
      personal_id: user.personalId?.slice(0, MAX_ID_LENGTH) ?? known.personalId,
      meta_data: user.metaData?.slice(0, 10_000) ?? known.metaData,
    })
    .where('id', '=', customerId)
    .execute();
  return readUser(db, customerId, view);
}

/** A first number may be added at any time; the one that is there is changed or removed with the password only. */
function changesPersonalId({ personalId }: UserInputType, known: UserView): boolean {
  return known.personalId !== '' && personalId != null && personalId.slice(0, MAX_ID_LENGTH) !== known.personalId;
}

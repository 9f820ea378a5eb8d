import { assertRecentLogin } from '../../auth/reauthentication.ts';
import { commitReset, requestReset } from '../../auth/passwordReset.ts';
import { requestAvailability } from '../../availability/requestAvailability.ts';
import { addressFrom } from '../../model/address.ts';
import type { UserInputType } from '../../model/contract.generated.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import type { Context } from '../context.ts';
import { CURRENCIES, type Currency } from '../../markets/channels.ts';
import { formatMoney } from '../../markets/formatMoney.ts';
import { type View } from '../../markets/view.ts';
import { subscribe } from '../../newsletter/subscribe.ts';
import { exportCustomer } from '../../customers/export/exportCustomer.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import { readUser, type UserView } from '../../customers/userView.ts';
import { requireViewer } from '../../auth/viewer.ts';
import { eraseAccount } from '../../erasure/eraseAccount.ts';
import { inTransaction } from '../../platform/db/openDatabase.ts';

const MAX_ID_LENGTH = 50;
const EXPORT_LIMIT = { limit: 10, seconds: 3_600 };

export const customerResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    getUser: async (_root, ids, context) =>
      readUser(context.db, (await requireViewer(context)).customerId, context.viewOf(ids)),
  },
  GeinsMerchantApiMutation: {
    updateUser: (_root, { user, ...ids }, context) => updateUser(user, context.viewOf(ids), context),
    deleteUser: async (_root, _ids, context) => {
      const viewer = await requireViewer(context);
      assertRecentLogin(viewer, context);
      const { productIds } = await inTransaction(context.db, (tx) => eraseAccount(tx, viewer.customerId));
      if (productIds.length > 0) context.catalog.changed({ productIds });
      context.log.info({ erasure: { kind: 'account', subject: String(viewer.customerId) } }, 'personal data erased');
      context.securityEvent({ kind: 'accountDeletion', email: viewer.email, outcome: 'done' });
      return true;
    },
    exportUser: async (_root, _ids, context) => {
      const viewer = await requireViewer(context);
      assertRecentLogin(viewer, context);
      await countAttempt(context.db, `export ${viewer.customerId}`, EXPORT_LIMIT);
      const data = await exportCustomer(context.db, viewer.customerId);
      context.securityEvent({ kind: 'accountExport', email: viewer.email, outcome: 'done' });
      return data && JSON.stringify(data, null, 2);
    },
    requestPasswordReset: (_root, { email, ...ids }, context) =>
      requestReset(context, { email, language: context.viewOf(ids).language.code }),
    commitReset: (_root, { resetKey, password, ...ids }, context) =>
      commitReset(context, { key: resetKey, password, language: context.viewOf(ids).language.code }),
    subscribeToNewsletter: (_root, { email, tags, ...ids }, context) =>
      subscribe(context, {
        email,
        language: context.viewOf(ids).language.code,
        tags: (tags ?? []).flatMap((tag) => tag ?? []),
      }),
    monitorProductAvailability: (_root, { email, skuId, ...ids }, context) =>
      requestAvailability(context, { email, skuId, language: context.viewOf(ids).language.code }),
  },
  UserType: {
    // Accounts have no membership.
    memberType: () => '',
    memberId: () => 0,
    balances: (user) => {
      const currencies = Object.values(CURRENCIES).filter(
        ({ code }) => code === user.view.currency.code || user.balances.has(code),
      );
      return currencies.map((currency) => ({
        currency: currency.code,
        amount: balanceIn(currency, user) / 100,
        amountFormatted: formatMoney(balanceIn(currency, user), { ...user.view, currency }),
      }));
    },
    balance: (user) => balanceIn(user.view.currency, user) / 100,
    balanceFormatted: (user) => formatMoney(balanceIn(user.view.currency, user), user.view),
    availableChannels: ({ view }) => [...view.markets.channels],
  },
  UserChannelType: {
    channelId: ({ id }) => id,
    availableMarkets: ({ markets }) => markets,
  },
};

/** Balance in minor units. */
function balanceIn({ code }: Currency, { balances }: UserView): number {
  return balances.get(code) ?? 0;
}

/** Omitted fields and null do not change, except the customer type, whose schema default is PERSON. */
async function updateUser(user: UserInputType, view: View, context: Context): Promise<UserView | null> {
  const viewer = await requireViewer(context);
  const { customerId } = viewer;
  const { db } = context;
  const current = await readUser(db, customerId, view);
  if (!current) return null;
  if (changesPersonalId(user, current)) assertRecentLogin(viewer, context);
  await db
    .updateTable('customer')
    .set({
      address: JSON.stringify(addressFrom(user.address ?? {}, current.address)),
      gender: user.gender ?? current.gender,
      customer_type: user.customerType ?? current.customerType,
      newsletter: user.newsletter ?? current.newsletter,
      review_invitations: user.reviewInvitations ?? current.reviewInvitations,
      personal_id: user.personalId?.slice(0, MAX_ID_LENGTH) ?? current.personalId,
      meta_data: user.metaData?.slice(0, 10_000) ?? current.metaData,
    })
    .where('id', '=', customerId)
    .execute();
  return readUser(db, customerId, view);
}

/** A first number may be added at any time; changing or removing it requires a recent login. */
function changesPersonalId({ personalId }: UserInputType, current: UserView): boolean {
  return current.personalId !== '' && personalId != null && personalId.slice(0, MAX_ID_LENGTH) !== current.personalId;
}

import type { Context } from '../context.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { addToLine, setLine, skuIdsOf } from '../../cart/changeLine.ts';
import { newCartId } from '../../cart/cartIds.ts';
import { emptyCart } from '../../cart/emptyCart.ts';
import { cartTypeResolvers } from './cartTypeResolvers.ts';
import { compact } from '../../model/compact.ts';
import { addPackage, setGroup } from '../../cart/changePackage.ts';
import { completeCart, dropUnsellable } from '../../cart/cartLifecycle.ts';
import { changeCart } from '../../cart/changeCart.ts';
import { cloneCart } from '../../cart/cloneCart.ts';
import { mergeCart } from '../../cart/merge/mergeCart.ts';
import { readCart } from '../../cart/readCart.ts';
import { setPromoCode } from '../../cart/setPromoCode.ts';
import { touchCart } from '../../cart/touchCart.ts';

export const cartResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    getCart: async (_root, { id, includeCompleted, forceRefresh, allowExternalShippingFee, ...ids }, context) => {
      const view = context.viewOf(ids);
      if (!id) return emptyCart(newCartId(context.secrets), view, context);
      if (forceRefresh) await dropUnsellable(id, context);
      const cart = await readCart(id, view, { ...context, ignoresQuote: !allowExternalShippingFee });
      return cart?.isCompleted && !includeCompleted ? null : cart;
    },
  },
  GeinsMerchantApiMutation: {
    addToCart: (_root, { id, item, allowExternalShippingFee, ...ids }, context) => {
      const runOnce = context.guardAddition();
      return changeCart(
        id,
        context.viewOf(ids),
        withFee(context, allowExternalShippingFee),
        (tx, cart) => runOnce(tx, cart, () => addToLine(tx, cart, item, context.config.limits)),
        skuIdsOf(item),
      );
    },
    updateCartItem: (_root, { id, item, allowExternalShippingFee, ...ids }, context) =>
      changeCart(
        id,
        context.viewOf(ids),
        withFee(context, allowExternalShippingFee),
        (tx, cart) => setLine(tx, cart, item, context.config.limits),
        skuIdsOf(item),
      ),
    addPackageToCart: async (_root, { id, packageId, selections, allowExternalShippingFee, ...ids }, context) => {
      const runOnce = context.guardAddition();
      const added = { packageId, selections: compact(selections) };
      const deps = { tree: await context.catalog.tree(), limits: context.config.limits };
      return changeCart(
        id,
        context.viewOf(ids),
        withFee(context, allowExternalShippingFee),
        (tx, cart) => runOnce(tx, cart, () => addPackage(tx, cart, added, deps)),
        added.selections.map(({ skuId }) => skuId),
      );
    },
    updateCartGroup: (_root, { id, item, allowExternalShippingFee, ...ids }, context) =>
      changeCart(
        id,
        context.viewOf(ids),
        withFee(context, allowExternalShippingFee),
        (tx, cart) => setGroup(tx, cart, item),
        [],
      ),
    clearCart: (_root, { id, ...ids }, context) =>
      changeCart(id, context.viewOf(ids), context, async (tx, cart) => {
        await touchCart(tx, id).deleteFrom('cart_line').where('cart_id', '=', id).execute();
        return { ...cart, lines: [] };
      }),
    setCartMerchantData: (_root, { id, merchantData, ...ids }, context) =>
      changeCart(id, context.viewOf(ids), context, async (tx, cart) => {
        const merchant_data = merchantData.slice(0, 10_000);
        await tx.updateTable('cart').set({ merchant_data, updated_at: new Date() }).where('id', '=', id).execute();
        return { ...cart, merchantData: merchant_data };
      }),
    setCartPromoCode: (_root, { id, promoCode, ...ids }, context) =>
      setPromoCode(id, promoCode, context.viewOf(ids), context),
    cloneCart: (_root, { id, resetPromotions, ...ids }, context) =>
      cloneCart(id, resetPromotions ?? true, context.viewOf(ids), context),
    mergeCart: (_root, { id, ...ids }, context) => mergeCart(id || null, context.viewOf(ids), context),
    completeCart: async (_root, { id, ...ids }, context) => {
      const view = context.viewOf(ids);
      return (await completeCart(id, view, context)) ? readCart(id, view, context) : null;
    },
  },
  ...cartTypeResolvers,
};

/** The fee that a server has set ends with a change of the goods; a client can also decline it for an unchanged cart. */
function withFee(context: Context, isAllowed: boolean | null | undefined): Context & { ignoresQuote: boolean } {
  return { ...context, ignoresQuote: isAllowed === false };
}

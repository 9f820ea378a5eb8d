import type { Context } from '../context.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { addToLine, setLine } from '../../cart/changeLine.ts';
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
      return changeCart(id, context.viewOf(ids), withFee(context, allowExternalShippingFee), (tx) =>
        runOnce(tx, () => addToLine(tx, id, item, context.config.limits)),
      );
    },
    updateCartItem: (_root, { id, item, allowExternalShippingFee, ...ids }, context) =>
      changeCart(id, context.viewOf(ids), withFee(context, allowExternalShippingFee), (tx) =>
        setLine(tx, id, item, context.config.limits),
      ),
    addPackageToCart: async (_root, { id, packageId, selections, allowExternalShippingFee, ...ids }, context) => {
      const runOnce = context.guardAddition();
      const added = { packageId, selections: compact(selections) };
      const deps = { tree: await context.catalog.tree(), limits: context.config.limits };
      return changeCart(id, context.viewOf(ids), withFee(context, allowExternalShippingFee), (tx) =>
        runOnce(tx, () => addPackage(tx, id, added, deps)),
      );
    },
    updateCartGroup: (_root, { id, item, allowExternalShippingFee, ...ids }, context) =>
      changeCart(id, context.viewOf(ids), withFee(context, allowExternalShippingFee), (tx) => setGroup(tx, id, item)),
    clearCart: (_root, { id, ...ids }, context) =>
      changeCart(id, context.viewOf(ids), context, async (tx) => {
        await tx.deleteFrom('cart_line').where('cart_id', '=', id).execute();
      }),
    setCartMerchantData: (_root, { id, merchantData, ...ids }, context) =>
      changeCart(id, context.viewOf(ids), context, async (tx) => {
        const merchant_data = merchantData.slice(0, 10_000);
        await tx.updateTable('cart').set({ merchant_data }).where('id', '=', id).execute();
      }),
    setCartPromoCode: (_root, { id, promoCode, ...ids }, context) =>
      setPromoCode(id, promoCode, context.viewOf(ids), context),
    cloneCart: (_root, { id, resetPromotions, ...ids }, context) =>
      cloneCart(id, resetPromotions ?? true, context.viewOf(ids), context),
    mergeCart: (_root, { id, ...ids }, context) => mergeCart(id || null, context.viewOf(ids), context),
    completeCart: async (_root, { id, ...ids }, context) =>
      (await completeCart(id, context)) ? readCart(id, context.viewOf(ids), context) : null,
  },
  ...cartTypeResolvers,
};

/** The fee that a server has set ends with a change of the goods; a client can also decline it for an unchanged cart. */
function withFee(context: Context, isAllowed: boolean | null | undefined): Context & { ignoresQuote: boolean } {
  return { ...context, ignoresQuote: isAllowed === false };
}

import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { viewOf } from '../markets/view.ts';
import { changeCart } from './changeCart.ts';
import { addToLine, setLine } from './changeLine.ts';
import { cartTypeResolvers } from './cartResolvers.ts';
import { cloneCart, completeCart, createCart, dropUnsellable } from './cartLife.ts';
import { setPromoCode } from './setPromoCode.ts';
import { readCart } from './readCart.ts';

export const cartResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    getCart: async (_root, { id, includeCompleted, forceRefresh, ...ids }, context) => {
      const view = viewOf(ids);
      if (!id) return createCart(view, context);
      if (forceRefresh) await dropUnsellable(id, context.db);
      const cart = await readCart(id, view, context);
      return cart?.isCompleted && !includeCompleted ? null : cart;
    },
  },
  GeinsMerchantApiMutation: {
    addToCart: (_root, { id, item, ...ids }, context) =>
      changeCart(id, viewOf(ids), context, (tx) => addToLine(tx, id, item)),
    updateCartItem: (_root, { id, item, ...ids }, context) =>
      changeCart(id, viewOf(ids), context, (tx) => setLine(tx, id, item)),
    clearCart: (_root, { id, ...ids }, context) =>
      changeCart(id, viewOf(ids), context, async (tx) => {
        await tx.deleteFrom('cart_line').where('cart_id', '=', id).execute();
      }),
    setCartMerchantData: (_root, { id, merchantData, ...ids }, context) =>
      changeCart(id, viewOf(ids), context, async (tx) => {
        const merchant_data = merchantData.slice(0, 10_000);
        await tx.updateTable('cart').set({ merchant_data }).where('id', '=', id).execute();
      }),
    setCartPromoCode: (_root, { id, promoCode, ...ids }, context) => setPromoCode(id, promoCode, viewOf(ids), context),
    cloneCart: (_root, { id, resetPromotions, ...ids }, context) =>
      cloneCart(id, resetPromotions ?? true, viewOf(ids), context),
    completeCart: (_root, { id, ...ids }, context) => completeCart(id, viewOf(ids), context),
  },
  ...cartTypeResolvers,
};

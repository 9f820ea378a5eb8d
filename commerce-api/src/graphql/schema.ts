import { createSchema } from 'graphql-yoga';
import { cartResolvers } from './cart/cartResolvers.ts';
import { priceResolvers } from './catalog/priceResolvers.ts';
import { productResolvers } from './catalog/productResolvers.ts';
import { reviewResolvers } from './catalog/reviewResolvers.ts';
import { treeResolvers } from './catalog/treeResolvers.ts';
import { checkoutResolvers } from './checkout/checkoutResolvers.ts';
import { contentResolvers } from './content/contentResolvers.ts';
import { customerResolvers } from './customers/customerResolvers.ts';
import { marketResolvers } from './markets/marketResolvers.ts';
import { orderResolvers } from './orders/orderResolvers.ts';
import { searchResolvers } from './search/searchResolvers.ts';
import type { Context, ServerContext } from './context.ts';
import { scalars } from './scalars.ts';
import { typeDefs } from './typeDefs.ts';

export function executableSchema() {
  return createSchema<Context & ServerContext>({
    // The schema is ours alone. A copy would take 50 ms of each start.
    updateResolversInPlace: true,
    typeDefs: typeDefs(),
    resolvers: [
      scalars,
      marketResolvers,
      productResolvers,
      priceResolvers,
      treeResolvers,
      reviewResolvers,
      searchResolvers,
      cartResolvers,
      checkoutResolvers,
      orderResolvers,
      customerResolvers,
      contentResolvers,
    ],
  });
}

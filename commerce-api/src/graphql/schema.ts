import { createSchema } from 'graphql-yoga';
import { cartResolvers } from '../cart/resolvers.ts';
import { priceResolvers } from '../catalog/priceResolvers.ts';
import { productResolvers } from '../catalog/productResolvers.ts';
import { reviewResolvers } from '../catalog/reviewResolvers.ts';
import { treeResolvers } from '../catalog/treeResolvers.ts';
import { checkoutResolvers } from '../checkout/resolvers.ts';
import { contentResolvers } from '../content/resolvers.ts';
import { customerResolvers } from '../customers/resolvers.ts';
import { marketResolvers } from '../markets/resolvers.ts';
import { orderResolvers } from '../orders/resolvers.ts';
import { searchResolvers } from '../search/resolvers.ts';
import type { Context, ServerContext } from './context.ts';
import { scalars } from './scalars.ts';
import { typeDefs } from './typeDefs.ts';

export function executableSchema() {
  return createSchema<Context & ServerContext>({
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

import type { FastifyRequest } from 'fastify';
import type { Catalog } from '../catalog/catalog.ts';
import type { Review } from '../catalog/readReviews.ts';
import type { Promotions } from '../cart/promotions.ts';
import type { Content } from '../content/content.ts';
import type { Viewer } from '../customers/viewer.ts';
import type { Db } from '../db/openDatabase.ts';
import type { Lists } from '../search/lists.ts';
import type { Stems } from '../search/load/stems.ts';

/** What lives as long as the process. */
export interface Services {
  db: Db;
  catalog: Catalog;
  content: Content;
  lists: Lists;
  stems: Stems;
  promotions(): Promise<Promotions>;
  /** The approved reviews of a product, newest first. */
  reviews(productId: number): Promise<Review[]>;
  /** Calls `listener` when a mail was left to be sent, here or in another process. */
  onMailWaits(listener: () => void): void;
}

/** What a resolver may use: the services and who asks. */
export interface Context extends Services {
  /** Reads the token once, on first use; null for a visitor without a valid one. */
  viewer(): Promise<Viewer | null>;
  /** Address of the client, for limits. */
  address: string;
  userAgent: string;
}

/** What the HTTP server hands to GraphQL. */
export interface ServerContext {
  fastifyRequest: FastifyRequest;
}

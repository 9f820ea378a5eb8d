import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Secrets } from '../auth/secrets.ts';
import type { LogSecurityEvent } from '../auth/securityLog.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Review } from '../catalog/readReviews.ts';
import type { Promotions } from '../cart/promotions.ts';
import type { ReadCartDeps } from '../cart/readCart.ts';
import type { BlockedCustomers } from '../customers/blockedCustomers.ts';
import type { CheckoutKey } from '../auth/checkoutKey.ts';
import type { PaymentProviders } from '../payments/paymentProvider.ts';
import type { Config } from '../platform/config/config.ts';
import type { Content } from '../content/content.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import type { Markets, View, ViewArgs } from '../markets/view.ts';
import type { Lists } from '../search/lists.ts';
import type { Stems } from '../catalog/words/stems.ts';

/** Objects with the lifetime of the process. */
export interface Services {
  config: Config;
  db: Db;
  catalog: Catalog;
  content: Content;
  lists: Lists;
  stems: Stems;
  promotions(): Promise<Promotions>;
  blockedCustomers(): Promise<BlockedCustomers>;
  /** The channels with their markets and terms, as they are now. */
  markets(): Promise<Markets>;
  providers: PaymentProviders;
  /** The approved reviews of a product, newest first. */
  reviews(productId: number): Promise<Review[]>;
  /** Calls `listener` after a mail was enqueued, in this or another process. */
  onMailWaits(listener: () => void): void;
}

/** The context of resolvers: the services and the current request. */
export interface Context extends Services, Pick<ReadCartDeps, 'orderedCart'> {
  secrets: Secrets;
  /** The view of the ids in the arguments of a field. All fields of a request see the same markets. */
  viewOf: (ids: ViewArgs) => View;
  /** Verifies the token once, on first use; null for a visitor without a valid token. */
  viewer(): Promise<Viewer | null>;
  /** The customer whose cart the request may use: the viewer, or the customer of a session whose token has just expired. */
  cartCustomer(): Promise<number | null>;
  accessRefused(): Promise<void>;
  /** Proof that a guest typed or ordered in this browser. */
  checkoutKey: CheckoutKey;
  /** Whether the request has the API key of servers, which no page contains. */
  isServer: boolean;
  /** Network of the client, for limits: its IPv4 address or its IPv6 /64. */
  address: string;
  userAgent: string;
  /** The log of the request; its lines carry the request id. */
  log: FastifyBaseLogger;
  securityEvent: LogSecurityEvent;
  /** Returns the guard of the next addition in this request. A resolver calls it once, before its transaction. */
  guardAddition(): RunOnce;
}

/** Runs a step of a transaction. Returns `unchanged` if an earlier request with the same idempotency key has committed the step. */
export type RunOnce = <Result>(tx: Tx, unchanged: Result, step: () => Promise<Result>) => Promise<Result>;

/** The context that the HTTP server passes to GraphQL. */
export interface ServerContext {
  fastifyRequest: FastifyRequest;
  fastifyReply: FastifyReply;
}

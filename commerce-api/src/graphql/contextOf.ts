import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '@hemvaror/http/clientNetwork';
import { customerOfRequest, viewerOfRequest } from '../auth/bearer.ts';
import type { Secrets } from '../auth/secrets.ts';
import { securityLog } from '../auth/securityLog.ts';
import { checkoutKeyOf } from '../auth/checkoutKey.ts';
import { DAY_MS, HOUR_MS } from '../platform/config/checkoutConfig.ts';
import type { Viewer } from '../auth/viewer.ts';
import { hasServerKey } from '../auth/serverKey.ts';
import { orderedCart } from '../orders/orderedCart.ts';
import type { Context, Services } from './context.ts';

export async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  secrets: Secrets,
): Promise<Context> {
  const markets = await services.markets();
  const credentials = { db: services.db, secrets };
  let viewer: Promise<Viewer | null> | undefined;
  const readViewer = () => (viewer ??= viewerOfRequest(request, credentials));
  let cartCustomer: Promise<number | null> | undefined;
  const { isProduction, checkout } = services.config;
  const maxAge = Math.ceil(Math.max(checkout.dataHours * HOUR_MS, checkout.confirmationDays * DAY_MS) / 1000);
  const checkoutKey = checkoutKeyOf(request, reply, { isProduction, maxAge });
  const securityEvent = securityLog(request.log, secrets);
  return {
    ...services,
    secrets,
    viewOf: (ids) => markets.viewOf(ids),
    viewer: readViewer,
    cartCustomer: () =>
      (cartCustomer ??= readViewer().then((found) => found?.customerId ?? customerOfRequest(request, credentials))),
    accessRefused: async () => {
      const customer = await readViewer();
      // A visitor has the id of a cart after the session of its customer has ended.
      if (customer) securityEvent({ kind: 'accessRefused', email: customer.email, outcome: 'refused' });
    },
    checkoutKey,
    orderedCart: (cartId, view) => orderedCart(cartId, view, { ...services, viewer: readViewer, checkoutKey }),
    isServer: hasServerKey(request, services.config),
    address: clientNetwork(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    log: request.log,
    securityEvent,
    guardAddition: () => (_tx, _unchanged, step) => step(),
  };
}

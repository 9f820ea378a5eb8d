import http from 'node:http';
import * as z from 'zod';
import { portOf } from './apiProxy.ts';

const reportSchema = z.object({
  service: z.enum(['tagManager', 'recommendation']),
  /** Milliseconds since 1970. Reports may arrive in another order. */
  at: z.number(),
  /** Address of the page that the script reads. */
  address: z.string(),
  /** An entry of `dataLayer`, or a call of the recommendation service's API. */
  value: z.union([z.object({ event: z.string() }).loose(), z.object({ call: z.string() }).loose(), z.null()]),
});

type Report = z.infer<typeof reportSchema>;

/** Servers in place of the tag manager and the recommendation service. */
export interface TrackingServices {
  /** Settings of a site that uses them. */
  env: Record<string, string>;
  /** Every request of a browser to one of them, as `GET /path`. */
  requests: string[];
  /** Reports of their scripts, in the order of events. */
  reports: (service: Report['service']) => Report[];
  /** Entries of `dataLayer` with that event. */
  entries: (event: string) => unknown[];
  /** Calls of the recommendation service's API with that name. */
  calls: (call: string) => unknown[];
  clear: () => void;
  stop: () => Promise<void>;
}

/**
 * Starts the servers, each on another origin: one for each script, and one that receives the reports of the tag manager's script,
 * the only origin of `TRACKING_ORIGINS`.
 */
export async function startTrackingServices(): Promise<TrackingServices> {
  const requests: string[] = [];
  const received: Report[] = [];

  async function startServer(script: () => string) {
    const server = http.createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        requests.push(`${request.method} ${request.url}`);
        if (request.method === 'POST') {
          received.push(reportSchema.parse(JSON.parse(Buffer.concat(chunks).toString())));
          response.writeHead(204).end();
          return;
        }
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script());
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { server, origin: `http://127.0.0.1:${portOf(server.address())}` };
  }

  const collector = await startServer(() => '');
  const tagManager = await startServer(() => tagManagerScript(collector.origin));
  const recommendation = await startServer(() => recommendationScript(recommendation.origin));
  const reports = (service: Report['service']) =>
    received.filter((report) => report.service === service).toSorted((a, b) => a.at - b.at);
  const valuesOf = (service: Report['service']) => reports(service).flatMap(({ value }) => value ?? []);

  return {
    env: {
      TAG_MANAGER_ID: 'GTM-TEST1',
      TAG_MANAGER_SCRIPT_URL: `${tagManager.origin}/gtm.js`,
      TRACKING_ORIGINS: collector.origin,
      RECOMMENDATION_ACTIVE: 'true',
      RECOMMENDATION_ACCOUNT: 'shop-1',
      RECOMMENDATION_SCRIPT_URL: `${recommendation.origin}/include`,
    },
    requests,
    reports,
    entries: (event) => valuesOf('tagManager').filter((value) => 'event' in value && value.event === event),
    calls: (call) => valuesOf('recommendation').filter((value) => 'call' in value && value.call === call),
    clear: () => {
      requests.splice(0);
      received.splice(0);
    },
    stop: async () => {
      for (const { server } of [collector, tagManager, recommendation]) {
        server.closeAllConnections();
        await new Promise<void>((resolve) => server.close(() => resolve()));
      }
    },
  };
}

const report = (service: Report['service'], origin: string) => `
  const report = (value) =>
    fetch('${origin}/report', {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      body: JSON.stringify({
        service: '${service}',
        at: performance.timeOrigin + performance.now(),
        address: location.href,
        value,
      }),
    });
`;

/** Reports each entry of `dataLayer`, and each address of the page, as a tag manager's history trigger does. */
function tagManagerScript(origin: string): string {
  return `(() => {
    ${report('tagManager', origin)}
    report(null);
    const layer = window.dataLayer;
    for (const entry of layer) report(entry.event ? entry : null);
    const { push } = layer;
    layer.push = (...entries) => {
      for (const entry of entries) report(entry.event ? entry : null);
      return push.apply(layer, entries);
    };
    for (const name of ['pushState', 'replaceState']) {
      const original = history[name];
      history[name] = function (...values) {
        original.apply(this, values);
        report(null);
      };
    }
  })();`;
}

/** Sets the visitor's cookie and reports each call of the API, those of the queue first. */
function recommendationScript(origin: string): string {
  return `(() => {
    ${report('recommendation', origin)}
    document.cookie = '2c.cId=visitor-1; path=/';
    const call = (name) => (value) => {
      report({ call: name, value });
      return session;
    };
    const session = {
      setCart: call('setCart'),
      setCustomer: call('setCustomer'),
      viewCart: call('viewCart'),
      update: call('update'),
    };
    const api = { setAutoLoad: call('setAutoLoad'), defaultSession: () => session };
    const queue = window.nostojs.q;
    window.nostojs = (callback) => callback(api);
    for (const callback of queue) callback(api);
  })();`;
}

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startEdge, type Edge } from '../../testing/startEdge.ts';
import { startNameServer } from '../../testing/startNameServer.ts';
import { nginxBinary } from './nginx.ts';

const binary = nginxBinary();
const nginx = binary ?? '';
const describeEdge = binary === undefined ? describe.skip : describe;

/** nginx begins with either address; the chance that it never begins with the one in question is 1 : 2^20. */
const REQUESTS = 20;
const STARTING_OR_STOPPING = '127.0.0.1';
const HEALTHY = '127.0.0.2';

type Behavior = 'refuses' | 'breaks' | 'responds with 503';

describeEdge('a service with two addresses (skipped if nginx is missing and cannot be installed)', () => {
  let edge: Edge;
  let stop: () => Promise<void>;
  let behavior: Behavior;
  let received: string[] = [];
  let servers: Server[] = [];

  async function start(what: Behavior): Promise<void> {
    behavior = what;
    received = [];
    servers = [];
    const names = await startNameServer([STARTING_OR_STOPPING, HEALTHY]);
    const port = await listen(HEALTHY, 0);
    // On this address the same port is free, too, but for a rare accident.
    if (what !== 'refuses') await listen(STARTING_OR_STOPPING, port);
    const url = `http://service:${port}`;
    edge = await startEdge(nginx, { RESOLVER: `127.0.0.1:${names.port}`, SHELL_URL: url, API_URL: url, LIMITS: 'log' });
    stop = async () => {
      await edge.stop();
      await names.stop();
      for (const server of servers) server.close();
    };
  }

  /** @returns the port */
  async function listen(address: string, port: number): Promise<number> {
    const server = createServer((request, response) => {
      received.push(address);
      request.resume();
      if (address === HEALTHY) response.end('healthy');
      else if (behavior === 'breaks') request.socket.destroy();
      else response.writeHead(503).end('closing');
    });
    servers.push(server);
    await once(server.listen(port, address), 'listening');
    const { port: bound }: Pick<AddressInfo, 'port'> = Object(server.address());
    return bound;
  }

  async function statuses(target: string, method: string): Promise<Set<number>> {
    const found = new Set<number>();
    for (let count = 0; count < REQUESTS; count += 1) found.add((await edge.send(target, { method })).status);
    return found;
  }

  test.each([
    ['/', 'GET'],
    ['/', 'POST'],
    ['/graphql', 'POST'],
    ['/auth/login', 'GET'],
  ])('%s by %s is sent to the other address if the first accepts no connection', async (target, method) => {
    await start('refuses');
    try {
      expect(await statuses(target, method)).toEqual(new Set([200]));
      expect(received).toHaveLength(REQUESTS);
    } finally {
      await stop();
    }
  });

  test('a document is requested from the other address if the first responds with 503', async () => {
    await start('responds with 503');
    try {
      expect(await statuses('/', 'GET')).toEqual(new Set([200]));
      expect(received).toContain(STARTING_OR_STOPPING);
    } finally {
      await stop();
    }
  });

  test.each<[Behavior, string]>([
    ['breaks', '/'],
    ['breaks', '/graphql'],
    ['responds with 503', '/'],
    ['responds with 503', '/graphql'],
  ])('a POST that reached an address which %s is never sent again (%s)', async (what, target) => {
    await start(what);
    try {
      await statuses(target, 'POST');

      expect(received).toHaveLength(REQUESTS);
      expect(received).toContain(STARTING_OR_STOPPING);
    } finally {
      await stop();
    }
  });
});

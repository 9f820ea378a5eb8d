import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export interface TcpProxy {
  /** The same URL through the proxy. */
  through(url: string): string;
  /** Drops all data and keeps the connections open, like a firewall that lost track of them. */
  swallow(): void;
  /** Drops the data of the server only: it executes requests, and no response arrives. */
  swallowResponses(): void;
  /** Closes all connections, and new ones at once, like a server that is restarting. */
  cut(): void;
  /** Forwards new data again. Dropped data stays lost. */
  pass(): void;
  stop(): void;
}

/** A proxy in front of the server of `url`. */
export async function startTcpProxy(url: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(url);
  let state: 'passing' | 'swallowing' | 'swallowingResponses' | 'cut' = 'passing';
  const sockets = new Set<{ destroy: () => void }>();
  const server = createServer((client) => {
    if (state === 'cut') {
      client.destroy();
      return;
    }
    const upstream = connect(Number(port || 5432), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (state === 'passing' || (state === 'swallowingResponses' && from === client)) to.write(data);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    through: (target) => Object.assign(new URL(target), { host: `127.0.0.1:${address.port}` }).href,
    swallow: () => (state = 'swallowing'),
    swallowResponses: () => (state = 'swallowingResponses'),
    cut: () => {
      state = 'cut';
      closeAll();
    },
    pass: () => (state = 'passing'),
    stop: () => {
      server.close();
      closeAll();
    },
  };
}

import { createServer } from 'node:net';

const LAST_PORT = 65_535;

/** Whether no process listens on a port of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  const free = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)));
  return free.every((result) => result);
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => {
      // On a machine without IPv6, the error for `::1` does not mean that the port is in use.
      resolve(!('code' in error && error.code === 'EADDRINUSE'));
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** @returns `preferred` if it is free, else any free port */
export async function freePortFor(preferred: number): Promise<number> {
  if (preferred <= LAST_PORT && (await isPortFree(preferred))) return preferred;
  const [port = 0] = await freePorts(1);
  return port;
}

/** @returns ports that were free a moment ago */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve, reject) => {
          server.once('error', reject);
          server.listen({ port: 0, host: '127.0.0.1' }, () => {
            const address = server.address();
            if (typeof address === 'object' && address) resolve(address.port);
            else reject(new Error('The server has no port.'));
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

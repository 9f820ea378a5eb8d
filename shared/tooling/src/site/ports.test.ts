import { createServer } from 'node:net';
import { freePortFor, freePorts } from './ports.ts';

test('a free port is taken, and another one in place of a port that is in use or does not exist', async () => {
  const [port = 0] = await freePorts(1);
  expect(await freePortFor(port)).toBe(port);

  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen({ port, host: '127.0.0.1' }, resolve);
  });
  try {
    expect(await freePortFor(port)).not.toBe(port);
    expect(await freePortFor(65_600)).toBeLessThan(65_536);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

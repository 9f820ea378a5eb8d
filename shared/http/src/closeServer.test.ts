import { get } from 'node:http';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { fastify } from 'fastify';
import { closeServer } from './closeServer.ts';

/** Connects at once, without looking up a name. */
function statusOf(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = get({ host: '127.0.0.1', port, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
  });
}

test('requests whose connections wait to be accepted when the server closes are completed', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  app.get('/', async () => 'page');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  await nextIteration();

  const statuses = Promise.all(Array.from({ length: 5 }, () => statusOf(Number(port))));
  // The sockets connect in the next tick, and are accepted in the next iteration.
  await Promise.resolve();
  await closeServer(app);

  expect(await statuses).toEqual([200, 200, 200, 200, 200]);
});

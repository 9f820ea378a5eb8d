import { fastify } from 'fastify';
import { Webhook } from './webhook.ts';

const NOTICE = {
  event: 'release withdrawn' as const,
  remote: 'mf-search',
  release: '1.0.0-b',
  reason: 'SearchBox failed in 20 of 40 renders.',
  stacks: ['Error: broken'],
};

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** An address that responds with one status after the other. */
async function aReceiver(...statuses: number[]) {
  const app = fastify();
  const received: unknown[] = [];
  app.post('/hook', async ({ body }, reply) => {
    received.push(body);
    return reply.code(statuses.shift() ?? 204).send();
  });
  stops.push(() => app.close());
  return { url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/hook`, received };
}

test('a team receives the reason and the stacks, in a later attempt if the first ones fail', async () => {
  const log = { error: jest.fn() };
  const { url, received } = await aReceiver(500, 429, 200);

  await new Webhook(url, log, [1, 2, 3]).send(NOTICE);

  const sent = { ...NOTICE, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
  expect(received).toEqual([sent, sent, sent]);
  expect(log.error).not.toHaveBeenCalled();
});

test('a notice that cannot be sent is logged without the address, which may contain a secret', async () => {
  const log = { error: jest.fn() };
  const { url, received } = await aReceiver(404, 404);

  await new Webhook(url, log, [1]).send(NOTICE);

  expect(received).toHaveLength(2);
  expect(log.error.mock.calls).toEqual([
    [
      { remote: 'mf-search', err: new Error('The webhook responded with 404.') },
      'webhook failed, the team is not notified',
    ],
  ]);
});

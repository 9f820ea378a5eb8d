import { fastify } from 'fastify';
import { serveSpeculationRules, SPECULATION_HEADERS } from './speculationRules.ts';

test('documents name rules that fetch the checkout in each language, at the press of a link [OP-67]', async () => {
  const app = fastify();
  serveSpeculationRules(app);

  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  const response = await fetch(origin + JSON.parse(SPECULATION_HEADERS['speculation-rules']));
  const rules: unknown = await response.json();
  await app.close();

  expect(response.headers.get('content-type')).toMatch(/^application\/speculationrules\+json/);
  expect(rules).toEqual({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: ['/kassan', '/*/kassan', '/checkout', '/*/checkout'] },
            { not: { selector_matches: '[role=button]' } },
          ],
        },
        eagerness: 'conservative',
      },
    ],
  });
});

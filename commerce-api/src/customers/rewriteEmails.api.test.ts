import * as z from 'zod';
import type { Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { checkoutKit, PLACE, TYPED } from '../../test/checkoutKit.ts';
import { shopWith } from '../../test/shopWith.ts';

/** As earlier releases stored it, and in canonical form. */
const OLD = 'åsa@ängö.se';
const CANONICAL = 'åsa@xn--ng-uia8e.se';

/** Rows of the release before, and the state of their addresses after the server has started. */
const FILL = `
  await sql\`insert into customer (id, email, password_hash) values
    (1, \${${JSON.stringify(OLD)}}, ''), (2, 'b@ängö.se', ''), (3, 'b@xn--ng-uia8e.se', ''), (4, '<c@x.se>', ''), (5, 'd@x.se', '')\`.execute(db);
  await sql\`insert into blocked_customer (email, reason) values ('blocked@ängö.se', 'why')\`.execute(db);
  await sql\`insert into newsletter_subscription (email, language, tags, confirmed_at) values
    (\${${JSON.stringify(OLD)}}, 'sv', '[]', now()), (\${${JSON.stringify(CANONICAL)}}, 'sv', '[]', null)\`.execute(db);
  await sql\`insert into newsletter_key (key_hash, email, purpose) values ('hash', \${${JSON.stringify(OLD)}}, 'unsubscribe')\`.execute(db);
  await sql\`insert into availability_request (email, sku_id, language) values
    (\${${JSON.stringify(OLD)}}, 101, 'sv'), (\${${JSON.stringify(OLD)}}, 201, 'sv'), (\${${JSON.stringify(CANONICAL)}}, 101, 'sv')\`.execute(db);
`;
const answerShape = z.object({
  left: z.array(z.number()),
  again: z.array(z.number()),
  rows: z.record(z.string(), z.unknown()),
});

let api: Api;
let answer: z.output<typeof answerShape>;
beforeAll(async () => {
  const shop = await shopWith(
    {},
    {
      body: `${FILL}
        const left = await rewriteEmails(db);
        const again = await rewriteEmails(db);
        const emails = async (query) => (await sql.raw(query).execute(db)).rows.map((row) => Object.values(row).join(' '));
        return { left, again, rows: {
          customers: await emails('select id, email from customer where id < 10 order by id'),
          blocked: await emails('select email, reason from blocked_customer'),
          newsletter: await emails('select email, confirmed_at is not null from newsletter_subscription'),
          keys: await emails('select email from newsletter_key'),
          availability: await emails('select email, sku_id from availability_request order by sku_id'),
        } };`,
      imports: { rewriteEmails: 'customers/rewriteEmails.ts' },
    },
  );
  api = shop.api;
  answer = answerShape.parse(shop.answer);
});
afterAll(() => api.stop());

test('stored addresses are rewritten once, and doubles of one mailbox become one', () => {
  expect(answer.rows).toEqual({
    customers: [`1 ${CANONICAL}`, '2 b@ängö.se', '3 b@xn--ng-uia8e.se', '4 <c@x.se>', '5 d@x.se'],
    blocked: ['blocked@xn--ng-uia8e.se why'],
    newsletter: [`${CANONICAL} true`],
    keys: [CANONICAL],
    availability: [`${CANONICAL} 101`, `${CANONICAL} 201`],
  });
  expect(answer.again).toEqual([]);
});

test('accounts without an own canonical address are reported', () => {
  expect(answer.left).toEqual([2, 4]);
});

test('an account and a block of the release before are found by any spelling', async () => {
  const kit = checkoutKit(() => api);
  const cartId = await kit.cartWithItem();

  const registered = await authenticate(api, 'register', 'Åsa@ÄNGÖ.se', 'long-enough');
  const order = await api.runOperation(PLACE, { cartId, checkout: { ...TYPED, email: 'blocked@äng\u00adö.se' } });

  expect(registered.status).toBe(409);
  expect(order.code).toBe('CUSTOMER_BLACKLISTED');
});

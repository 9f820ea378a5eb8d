import type { Email } from 'postal-mime';
import { startApi, type Api } from '../../test/api.ts';
import { onRunningDatabase } from '../../test/besideServer.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { reviewInvitationKit } from '../../test/reviewInvitationKit.ts';
import { withTimes } from '../../test/withTimes.ts';

const ENV = {
  ...withTimes({ mailRetryMs: 20, invitationCheckMs: 50 }),
  REVIEW_INVITATIONS: '0',
  LIMIT_ORDERS_PER_EMAIL: '1000/day',
  REGISTRATION_LIMIT_PER_NETWORK: '1000',
  SITE_ORIGIN_SV: 'https://hemvist.example',
  SITE_ORIGIN_EN: 'https://hemvist.example',
};

let api: Api;
beforeAll(async () => {
  api = await startApi(ENV);
});
afterAll(() => api.stop());

const { operator, newBuyer, agree, hasAgreed, buy, deliver, invitations, untilLaterOrderIsInvited } =
  reviewInvitationKit(() => api);

function headerOf(mail: Email | undefined, key: string): string {
  return mail?.headers.find((header) => header.key === key)?.value ?? '';
}

/** The path of the one-click end, which the shell forwards to the API. */
function endPath(mail: Email | undefined): string {
  const { pathname, search } = new URL(/<([^>]+)>/.exec(headerOf(mail, 'list-unsubscribe'))?.[1] ?? '');
  return pathname + search;
}

const oneClick = (path: string) =>
  api.get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

const review = (alias: string, headers: Record<string, string>) =>
  api.runOperation(
    'mutation ($alias: String!) { postProductReview(alias: $alias, rating: 2, comment: "Nja", author: "Eva") }',
    { alias },
    headers,
  );

test('the consent is off until the customer gives it, and a change of other fields keeps it', async () => {
  const buyer = await newBuyer('consent');

  expect(await hasAgreed(buyer)).toBe(false);
  expect(await agree(buyer)).toBe(true);
  expect(await agree(buyer, null)).toBe(true);
  expect(await agree(buyer, false)).toBe(false);
});

test('a customer who agreed is asked once for reviews of a delivered order', async () => {
  const buyer = await newBuyer('once');
  await agree(buyer);
  const { order } = await buy(buyer, [301, 401]);
  await deliver(order);
  const [mail] = await invitations(buyer, 1);
  await untilLaterOrderIsInvited('after-once');

  expect(await invitations(buyer, 1)).toHaveLength(1);
  expect(mail).toMatchObject({ to: [{ address: buyer.email }], subject: 'Vad tycker du om varorna från Hemvist?' });
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Skriv om Kula knopp, ek');
    expect(part).toMatch(/https:\/\/hemvist\.example\/p\/[^\s"]*\/kula-knopp#reviews/);
    expect(part).toMatch(/https:\/\/hemvist\.example\/p\/[^\s"]*\/klot-lampa#reviews/);
    expect(part).toContain('Alla ärliga omdömen är välkomna, bra som dåliga.');
    expect(part).toContain('Du behöver logga in');
    expect(part).toMatch(/https:\/\/hemvist\.example\/newsletter\/reviews\?key=[\w-]{43}/);
  }
});

test('the mail is written in the language of the order', async () => {
  const buyer = await newBuyer('english');
  await agree(buyer);
  const { order } = await buy(buyer, [301], 'en');
  await deliver(order);
  const [mail] = await invitations(buyer, 1);
  const page = await (await api.get(endPath(mail))).text();

  expect(mail?.subject).toBe('What do you think of your items from Hemvist?');
  expect(mail?.text).toMatch(/Review Kula knob, oak: https:\/\/hemvist\.example\/en\/p\/[^\s]*\/kula-knob#reviews/);
  expect(page).toContain('<h1>Stop emails about your purchases</h1>');
});

test('an order without consent, and one that was canceled, refunded or withdrawn from, gets no mail', async () => {
  const silent = await newBuyer('silent');
  await deliver((await buy(silent, [301])).order);
  const canceled = await newBuyer('canceled');
  await operator.run('order cancel', { order: (await buy(canceled, [301])).order });
  const refunded = await newBuyer('refunded');
  const paid = (await buy(refunded, [301])).order;
  await deliver(paid);
  await operator.run('order refund', { order: paid, line: '301' });
  const withdrawn = await newBuyer('withdrawn');
  const { order, publicId } = await buy(withdrawn, [301]);
  await deliver(order);
  await api.runOperation(
    'mutation ($id: Guid!, $email: String) { requestWithdrawal(publicOrderId: $id, email: $email) { status } }',
    { id: publicId, email: withdrawn.email },
  );
  for (const each of [canceled, refunded, withdrawn]) await agree(each);

  await untilLaterOrderIsInvited('after-refusals');

  for (const each of [silent, canceled, refunded, withdrawn]) expect(await invitations(each, 0)).toEqual([]);
});

test('a customer who agrees late is asked about all orders of the last weeks in one mail', async () => {
  const buyer = await newBuyer('late');
  for (const skuId of [301, 401]) await deliver((await buy(buyer, [skuId])).order);
  const canceled = (await buy(buyer, [101])).order;
  await operator.run('order cancel', { order: canceled });
  await agree(buyer);

  const [mail] = await invitations(buyer, 1);
  await untilLaterOrderIsInvited('after-late');

  expect(await invitations(buyer, 1)).toHaveLength(1);
  expect(mail?.text?.match(/Skriv om [^:\n]+/g)).toEqual(['Skriv om Klot lampa', 'Skriv om Kula knopp, ek']);
});

test('reviewed products are left out, and an order with nothing else gets no mail', async () => {
  const some = await newBuyer('some');
  const every = await newBuyer('every');
  await deliver((await buy(some, [301, 401])).order);
  await deliver((await buy(every, [301])).order);
  for (const each of [some, every]) {
    expect((await review('kula-knopp', each.headers)).data['postProductReview']).toBe(true);
    await agree(each);
  }

  const [mail] = await invitations(some, 1);
  await untilLaterOrderIsInvited('after-reviewed');

  expect(mail?.text).toContain('Skriv om Klot lampa');
  expect(mail?.text).not.toContain('Kula knopp');
  expect(await invitations(every, 0)).toEqual([]);
});

test('the one-click end of a mail stops the next one, and opening its page does not', async () => {
  const buyer = await newBuyer('ending');
  await agree(buyer);
  await deliver((await buy(buyer, [301])).order);
  const path = endPath((await invitations(buyer, 1))[0]);

  const page = await api.get(path);
  const markup = await page.text();
  const afterOpening = await hasAgreed(buyer);
  const ended = await oneClick(path);
  const endedText = await ended.text();
  const again = await oneClick(path);
  await deliver((await buy(buyer, [401])).order);
  await untilLaterOrderIsInvited('after-end');

  expect(page.status).toBe(200);
  expect(markup).toContain(`<form method="post" action="${path}"><button>Sluta mejla mig</button></form>`);
  expect(markup).not.toContain('<script');
  expect(afterOpening).toBe(true);
  expect([ended.status, again.status]).toEqual([200, 200]);
  expect(endedText).toContain('<h1>Nu slutar vi fråga</h1>');
  expect(await hasAgreed(buyer)).toBe(false);
  expect(await invitations(buyer, 1)).toHaveLength(1);
});

test('an unknown key is not found and ends nothing', async () => {
  const buyer = await newBuyer('keeping');
  await agree(buyer);
  const key = 'a'.repeat(43);

  const responses = await Promise.all([
    api.get(`/newsletter/reviews?key=${key}`),
    oneClick(`/newsletter/reviews?key=${key}`),
    oneClick('/newsletter/reviews'),
  ]);

  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await hasAgreed(buyer)).toBe(true);
});

test('deleting the account deletes the keys of its mails; only their hashes were stored', async () => {
  const buyer = await newBuyer('leaving');
  await agree(buyer);
  const { order } = await buy(buyer, [301]);
  await deliver(order);
  const path = endPath((await invitations(buyer, 1))[0]);
  const keys = `return (await sql\`select * from newsletter_key where order_id = ${order}\`.execute(db)).rows;`;
  const [stored, next] = await onRunningDatabase(api, keys, ENV);
  api = next;

  await api.runOperation('mutation { deleteUser }', {}, buyer.headers);
  const response = await oneClick(path);
  const [left, last] = await onRunningDatabase(api, keys, ENV);
  api = last;

  expect(stored).toMatchObject([{ order_id: order, purpose: 'reviews', email: null }]);
  expect(JSON.stringify(stored)).not.toContain(path.slice(-43));
  expect(response.status).toBe(404);
  expect(left).toEqual([]);
});

test('several processes invite each buyer once, and a consent that ends before the mail is written prevents it', async () => {
  await api.end();
  api = await startApi({ ...ENV, DATA_DIR: api.dataDir, REVIEW_INVITATIONS: 'none' });
  const kept = await newBuyer('kept');
  const ended = await newBuyer('ended');
  for (const each of [kept, ended]) {
    await agree(each);
    await deliver((await buy(each, [301])).order);
  }
  await api.end();
  // Without invitations, a server that starts marks no order either.
  api = await startApi({ ...ENV, DATA_DIR: api.dataDir, REVIEW_INVITATIONS: 'none' });
  await api.end();
  const outcome = await onDatabase(
    api,
    `const late = await inviteToReview(db, { afterDays: 1 });
     const invited = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => inviteToReview(db, { afterDays: 0 })));
     const { rows } = await sql\`select payload from outbox where kind = 'reviewInvitation' and sent_at is null\`.execute(db);
     await sql\`update customer set review_invitations = false where email = '${ended.email}'\`.execute(db);
     return { late, invited: invited.reduce((sum, each) => sum + each), fields: rows.map(({ payload }) => Object.keys(payload)) };`,
    { inviteToReview: 'review-invitations/inviteToReview.ts' },
  );
  api = await startApi({ ...ENV, DATA_DIR: api.dataDir });

  expect(outcome).toEqual({ late: 0, invited: 2, fields: [['orderId'], ['orderId']] });
  expect(await invitations(kept, 1)).toHaveLength(1);
  await untilLaterOrderIsInvited('after-all');
  expect(await invitations(ended, 0)).toEqual([]);
});

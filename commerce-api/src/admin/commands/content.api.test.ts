import * as z from 'zod';
import { startApi, type Api } from '../../../test/api.ts';
import { authenticate, staffToken } from '../../../test/authClient.ts';
import { operatorOf } from '../../../test/operator.ts';

const DAY_MS = 86_400_000;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
const { run, codeOf } = operatorOf(() => api);

/** A content page of the test catalog. */
async function aPage(): Promise<{ key: string; alias: string }> {
  const exported = z
    .array(z.looseObject({ key: z.string(), address: z.string() }))
    .parse(await run('content list'))
    .find(({ address }) => !address.includes(' / '));
  if (!exported) throw new Error('The test catalog has no content page.');
  return { key: exported.key, alias: exported.address };
}

async function titleOf(alias: string, { preview = false, token }: { preview?: boolean; token?: string } = {}) {
  const { data } = await api.runOperation(
    'query ($alias: String, $preview: Boolean) { widgetArea(alias: $alias, preview: $preview) { title } }',
    { alias, preview },
    token === undefined ? {} : { authorization: `Bearer ${token}` },
  );
  return z.object({ widgetArea: z.object({ title: z.string() }).nullable() }).parse(data).widgetArea?.title;
}

const isListed = async (alias: string) => {
  const { data } = await api.runOperation('{ cmsPages { alias } }');
  return JSON.stringify(data).includes(`"${alias}"`);
};
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

test('a page that is not published is answered to staff only, in a preview [WIDGET-22]', async () => {
  const { key, alias } = await aPage();
  const title = await titleOf(alias);
  const customer = await authenticate(api, 'register', 'maj@example.se', 'long-enough');
  const issued = z
    .object({ token: z.string() })
    .parse(await run('customer login-token', { account: 'maj@example.se' }));
  const token = await staffToken(api, issued.token);

  await run('content unpublish', { key });

  expect([await titleOf(alias), await isListed(alias)]).toEqual([undefined, false]);
  expect(await titleOf(alias, { preview: true })).toBeUndefined();
  expect(await titleOf(alias, { preview: true, token: customer.token ?? '' })).toBeUndefined();
  expect(await titleOf(alias, { token })).toBeUndefined();
  expect(await titleOf(alias, { preview: true, token })).toBe(title);

  await run('content publish', { key });
  expect([await titleOf(alias), await isListed(alias)]).toEqual([title, true]);
});

test('a page is answered from its first day to the end of its last', async () => {
  const { key, alias } = await aPage();
  const title = await titleOf(alias);
  const answered: (string | undefined)[] = [];
  for (const [from, until] of [
    [day(2), undefined],
    [day(-2), day(2)],
    [undefined, day(-1)],
  ]) {
    await run('content schedule', { key, from, until });
    answered.push(await titleOf(alias));
  }
  await run('content publish', { key });

  expect(answered).toEqual([undefined, title, undefined]);
  expect(await codeOf('content schedule', { key, from: day(2), until: day(1) })).toBe('USAGE');
  expect(await codeOf('content schedule', { key, from: '2026-02-31' })).toBe('USAGE');
  expect(await codeOf('content schedule', { key: 'no-such-page', from: day(1) })).toBe('FAILED');
});

test('one page is exported and written back with its dates', async () => {
  const { key, alias } = await aPage();
  await run('content schedule', { key, from: '2026-01-01T08:00' });
  const [exported] = z
    .array(z.looseObject({ title: z.object({ sv: z.string(), en: z.string() }) }))
    .parse(await run('content export', { key }));

  await run('content page', { in: [{ ...exported, title: { sv: 'Ny rubrik', en: 'New title' } }] });

  expect(exported).toMatchObject({ activeFrom: '2026-01-01T07:00:00.000Z', activeTo: null });
  expect(await titleOf(alias)).toBe('Ny rubrik');
  expect(await run('content list')).toContainEqual(
    expect.objectContaining({ key, activeFrom: '2026-01-01T07:00:00.000Z' }),
  );
  expect(await codeOf('content export', { key: 'no-such-page' })).toBe('FAILED');
});

import type { StaticHandlerContext } from 'react-router-dom';
import type { PageAction, PageModule } from '@hemvaror/runtime/contract/contract';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { testShop } from '@hemvaror/testing/testShop';
import sv from '../../app/messages/sv.json';
import { withNotice } from './withNotice.ts';

const ROUTE = { id: 'product', handle: { name: 'product', layout: 'default', page: 'mf-catalog/ProductPage' } };
const OUTCOME: StaticHandlerContext = {
  basename: '/',
  location: { pathname: '/p/krok', search: '', hash: '', state: null, key: 'default' },
  matches: [{ route: ROUTE, params: {}, pathname: '/p/krok', pathnameBase: '/p/krok' }],
  loaderData: { product: { page: { name: 'Krok' }, slots: {} } },
  actionData: null,
  errors: null,
  statusCode: 200,
  loaderHeaders: {},
  actionHeaders: {},
};
const INPUT_AS_TEXT: PageAction['notice'] = ({ data, result }) => ({
  tone: 'success',
  text: JSON.stringify({ data, result }),
});

async function noticeAfter(
  {
    result = { kind: 'added' },
    outcome = OUTCOME,
  }: { result?: Record<string, string> | null; outcome?: StaticHandlerContext },
  notice: PageAction['notice'] | null = INPUT_AS_TEXT,
) {
  const onFailure = jest.fn();
  const page: PageModule = {
    loader: async () => null,
    meta: () => ({ title: '', pageType: '' }),
    Component: () => null,
    ErrorBoundary: () => null,
    ...(notice && { action: { run: async () => ({}), notice } }),
  };
  const pages = { load: async () => page, onFailure };
  const i18n = createI18n('sv', { shell: sv });
  const flash = { path: '/p/krok', result };
  return { outcome: await withNotice(outcome, { flash, pages, i18n, shop: testShop() }), onFailure };
}

test('the page words the notice of its form, with its own data', async () => {
  const { outcome } = await noticeAfter({});

  const text = JSON.stringify({ data: { name: 'Krok' }, result: { kind: 'added' } });
  expect(outcome.actionData).toEqual({ product: { tone: 'success', text } });
});

test('the shell words the notice of a failed form', async () => {
  const { outcome } = await noticeAfter({ result: null });

  expect(outcome.actionData).toEqual({
    product: { tone: 'error', text: 'Det gick inte att skicka formuläret. Försök igen om en stund.' },
  });
});

test.each<[what: string, notice: PageAction['notice'] | null]>([
  ['returns no notice', () => null],
  ['accepts no forms', null],
])('a page that %s shows no notice', async (_what, notice) => {
  const { outcome, onFailure } = await noticeAfter({}, notice);

  expect(outcome).toBe(OUTCOME);
  expect(onFailure).not.toHaveBeenCalled();
});

test('a failed page shows no notice', async () => {
  const failed = { ...OUTCOME, errors: { product: new Error('broken') } };

  expect((await noticeAfter({ outcome: failed })).outcome).toBe(failed);
});

test('a notice that throws is logged and left out', async () => {
  const { outcome, onFailure } = await noticeAfter({}, () => {
    throw new TypeError('broken');
  });

  expect(outcome).toBe(OUTCOME);
  expect(onFailure).toHaveBeenCalledWith('mf-catalog/ProductPage', expect.any(TypeError));
});

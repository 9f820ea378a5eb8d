import { createI18n, type MessageBundles } from '@hemvaror/runtime/i18n/createI18n';
import { addMessages } from '../../app/core/addMessages.ts';
import type { ReleaseSnapshot } from '@hemvaror/platform/host/releaseSnapshot';
import { messageBundles, SHELL_MESSAGES } from './messages.ts';

const PAGE: MessageBundles = {
  list: { title: 'Lista' },
  'product-list': { sort: 'Sortera', empty: { title: 'Tomt' } },
};
/** A newer release of the shared package. */
const SLOT: MessageBundles = {
  search: { field: 'Sök' },
  'product-list': { sort: 'Sortering', filter: 'Filter', empty: { title: 'Inget', text: 'Prova igen' } },
};

function aSnapshot(bundles: Record<string, MessageBundles>): ReleaseSnapshot {
  return {
    load: async (id) => ({ messages: bundles[id] }),
    has: () => true,
    releaseOf: () => undefined,
    webFiles: () => ({ js: [], css: [] }),
    pageRemotes: {},
    integrityOf: () => undefined,
    fileOf: () => undefined,
  };
}

test('the messages of a newer slot complete those of the page, as they do in the browser', async () => {
  const merged = await messageBundles(
    ['mf-catalog/messages.sv', 'mf-search/messages.sv'],
    'sv',
    aSnapshot({ 'mf-catalog/messages.sv': PAGE, 'mf-search/messages.sv': SLOT }),
  );

  const browser = createI18n('sv', { shell: SHELL_MESSAGES.sv, ...PAGE });
  addMessages(browser, SLOT);
  expect(merged).toEqual(browser.getDataByLanguage('sv'));
  expect(merged['product-list']).toEqual({
    sort: 'Sortera',
    filter: 'Filter',
    empty: { title: 'Tomt', text: 'Prova igen' },
  });
});

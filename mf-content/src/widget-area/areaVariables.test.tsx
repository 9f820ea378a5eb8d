import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { renderPage, type PageOptions } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { areaVariables, type WidgetAreaChoice } from './areaVariables.ts';

/** Calls areaVariables in a page loader. */
async function variablesOf(choice: WidgetAreaChoice, state: PageOptions['state'] = {}) {
  const made: ReturnType<typeof areaVariables>[] = [];
  const page = {
    async loader({ context }: LoaderArgs) {
      made.push(areaVariables(context, choice));
      return null;
    },
    meta: () => ({ title: '', pageType: 'Test Page' }),
    Component: () => null,
    ErrorBoundary: () => null,
  };
  await renderPage(page, { messages, state });
  return made;
}

test('the variables contain the area, the customer type and the display setting of the viewport [WIDGET-13, WIDGET-14]', async () => {
  const choice = {
    family: 'Productlist',
    areaName: 'The top part of the product list',
    filters: [{ key: 'Category', value: '110' }],
    preview: true,
    url: '/c/krokar',
  };
  const site = { vatIncluded: false, customerType: 'ORGANIZATION', viewport: 'phone' } as const;

  expect(await variablesOf(choice, { site })).toEqual([
    { ...choice, customerType: 'ORGANIZATION', displaySetting: 'mobile' },
  ]);
});

test('the alias of a content page is sent as widgetAlias [WIDGET-13]', async () => {
  expect(await variablesOf({ alias: 'garanti' })).toEqual([
    { widgetAlias: 'garanti', customerType: 'PERSON', displaySetting: 'desktop' },
  ]);
});

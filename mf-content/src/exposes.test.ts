import type { PageModule, SlotModule } from '@storefront/federation/contract';
import { remote } from '../federation.config.ts';
import * as contentPage from './content-page/ContentPage.tsx';
import * as cookiesPage from './cookies-page/CookiesPage.tsx';
import * as frontPage from './front-page/FrontPage.tsx';
import en from './messages/en.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };
import * as planningToolPage from './planning-tool-page/PlanningToolPage.tsx';
import * as widgetArea from './widget-area/WidgetAreaSlot.tsx';
import * as widgetPreviewPage from './widget-preview-page/WidgetPreviewPage.tsx';

frontPage satisfies PageModule<Awaited<ReturnType<typeof frontPage.loader>>>;
contentPage satisfies PageModule<Awaited<ReturnType<typeof contentPage.loader>>>;
cookiesPage satisfies PageModule<Awaited<ReturnType<typeof cookiesPage.loader>>>;
widgetPreviewPage satisfies PageModule<Awaited<ReturnType<typeof widgetPreviewPage.loader>>>;
planningToolPage satisfies PageModule<Awaited<ReturnType<typeof planningToolPage.loader>>>;
widgetArea satisfies SlotModule<Awaited<ReturnType<typeof widgetArea.loader>>[string]>;

test('the shell is promised these pages and this slot', () => {
  expect(Object.keys(remote.exposes).toSorted()).toEqual([
    './ContentPage',
    './CookiesPage',
    './FrontPage',
    './PlanningToolPage',
    './WidgetArea',
    './WidgetPreviewPage',
  ]);
});

test.each([
  ['FrontPage', frontPage],
  ['ContentPage', contentPage],
  ['CookiesPage', cookiesPage],
  ['WidgetPreviewPage', widgetPreviewPage],
  ['PlanningToolPage', planningToolPage],
])('%s exports exactly what a page has', (_name, page) => {
  expect(Object.keys(page).toSorted()).toEqual(['Component', 'ErrorBoundary', 'loader', 'meta']);
});

test('a slot that pages fill exports what it shows and where that comes from', () => {
  expect(Object.keys(widgetArea).toSorted()).toEqual(['Component', 'loader']);
});

test('every message is there in both languages', () => {
  expect(keysOf(en)).toEqual(keysOf(sv));
});

function keysOf(messages: object, before = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${before}${key}.`) : [before + key],
  );
}

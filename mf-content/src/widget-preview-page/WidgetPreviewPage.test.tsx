import { screen } from '@testing-library/react';
import { isPageError } from '@hemvaror/domain/pageError';
import { renderPage } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { aContainer, anArea, aWidget } from '../testing/widgetBuilders.ts';
import { loader } from './WidgetPreviewPage.loader.ts';
import * as view from './WidgetPreviewPage.tsx';

const previewPage = { ...view, loader };

const area = anArea([aContainer([aWidget('Rich text', { text: '<p>Inte ute än</p>' })])], { title: 'Höst' });

test('the area is queried with the preview flag and rendered', async () => {
  const { calls } = await renderPage(previewPage, {
    messages,
    url: '/preview-widgets?family=Frontpage&areaName=Autumn',
    api: { widgetArea: { data: area } },
  });

  expect(screen.getByText('Inte ute än')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Förhandsvisning: Höst' })).toBeInTheDocument();
  expect(calls).toMatchObject([{ variables: { family: 'Frontpage', areaName: 'Autumn', preview: true } }]);
});

test.each([
  ['without an area', '/preview-widgets'],
  ['of an unknown area', '/preview-widgets?alias=finns-inte'],
])('a preview %s is a 404', async (_case, url) => {
  const errors: unknown[] = [];
  const page = {
    ...previewPage,
    ErrorBoundary({ error }: { error: unknown }) {
      errors.push(error);
      return <previewPage.ErrorBoundary />;
    },
  };

  await renderPage(page, { messages, url, api: { widgetArea: { data: { widgetArea: null } } } });

  expect(isPageError(errors.at(-1), 404)).toBe(true);
});

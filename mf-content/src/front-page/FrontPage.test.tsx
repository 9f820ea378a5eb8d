import { screen, waitFor } from '@testing-library/react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useNavigation } from '@hemvaror/runtime/libraries/router';
import { Link } from '@hemvaror/runtime/routing/Link';
import { renderPage } from '@hemvaror/testing/renderPage';
import { testShop } from '@hemvaror/testing/testShop';
import { messages } from '../messages/sv.ts';
import { aContainer, anArea, aWidget } from '../testing/widgetBuilders.ts';
import { loader } from './FrontPage.loader.ts';
import * as view from './FrontPage.tsx';

const frontPage = { ...view, loader };

const area = anArea([aContainer([aWidget('Banner', { text1: 'Gjort för att bli kvar' })])], {
  meta: { title: 'Hemvist | Beslag, hyllor och ljus', description: 'Från små nordiska verkstäder.' },
});

test('the front page has the page type "Front Page" [FRONT-01]', async () => {
  const shop = testShop();
  let meta: ReturnType<typeof frontPage.meta> | undefined;
  const page = {
    ...frontPage,
    Component({ data }: Parameters<typeof frontPage.Component>[0]) {
      const { t } = useTranslation('content');
      meta = frontPage.meta({ data, t, shop });
      return <frontPage.Component data={data} />;
    },
  };

  await renderPage(page, { messages, api: { widgetArea: { data: area } } });

  expect(meta).toEqual({
    title: 'Beslag, hyllor och ljus',
    description: 'Från små nordiska verkstäder.',
    pageType: 'Front Page',
  });
});

test('the navigation is loading until the page data is loaded [FRONT-03]', async () => {
  const gate: { open: () => void; shut: Promise<void> } = { open: () => undefined, shut: Promise.resolve() };
  const page = {
    ...frontPage,
    async loader(args: Parameters<typeof frontPage.loader>[0]) {
      await gate.shut;
      return frontPage.loader(args);
    },
    Component({ data }: Parameters<typeof frontPage.Component>[0]) {
      return (
        <>
          <output>{useNavigation().state}</output>
          <Link to="/?igen">Igen</Link>
          <frontPage.Component data={data} />
        </>
      );
    },
  };
  const { calls, user } = await renderPage(page, { messages, api: { widgetArea: { data: area } } });
  gate.shut = new Promise((resolve) => {
    gate.open = resolve;
  });

  await user.click(screen.getByRole('link', { name: 'Igen' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('loading'));
  gate.open();

  expect(await screen.findByText('idle')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Gjort för att bli kvar' })).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('the front page queries the configured area of the family Frontpage', async () => {
  const { calls } = await renderPage(frontPage, { messages, api: { widgetArea: { data: area } } });

  expect(calls).toEqual([
    {
      name: 'widgetArea',
      variables: {
        family: 'Frontpage',
        areaName: 'The front page area',
        url: '/',
        customerType: 'PERSON',
        displaySetting: 'desktop',
      },
    },
  ]);
});

test('a shop without a front page area renders a front page with its title', async () => {
  await renderPage(frontPage, { messages, api: { widgetArea: { data: { widgetArea: null } } } });

  expect(screen.getByRole('heading', { level: 1, name: 'Beslag, hyllor och ljus för hemmet' })).toBeInTheDocument();
});

test('a failed area query shows the error page', async () => {
  const errors: unknown[] = [];
  const page = {
    ...frontPage,
    ErrorBoundary({ error }: { error: unknown }) {
      errors.push(error);
      return <frontPage.ErrorBoundary />;
    },
  };

  await renderPage(page, { messages, api: { widgetArea: { failure: { status: 503 } } } });

  expect(await screen.findByRole('alert')).toHaveTextContent('Sidan kunde inte visas');
  expect(errors.at(-1)).toMatchObject({ name: 'ApiError', status: 503 });
});

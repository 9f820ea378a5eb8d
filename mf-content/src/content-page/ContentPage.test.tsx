import { screen, within } from '@testing-library/react';
import { isPageError } from '@hemvaror/domain/pageError';
import { aMenu, aMenuItem } from '@hemvaror/testing/builders/aMenu';
import { renderPage, type PageOptions } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { aContainer, anArea, aWidget } from '../testing/widgetBuilders.ts';
import { loader } from './ContentPage.loader.ts';
import * as view from './ContentPage.tsx';

const contentPage = { ...view, loader };

const warranty = (tags: string[]) =>
  anArea([aContainer([aWidget('Text', { title: 'Garanti', titleRenderMode: 0 })], { design: 'narrow' })], {
    title: 'Garanti',
    tags,
  });
const menu = aMenu(
  [
    aMenuItem('Garanti', '/garanti', { order: 2 }),
    aMenuItem('Frakt', '/frakt', { order: 1 }),
    aMenuItem('Dold', '/dold', { order: 3, hidden: true }),
    aMenuItem('Kontakt', '/kundservice', { order: 4 }),
  ],
  { title: 'Kundservice' },
);
const cmsPages = {
  sv: [
    { id: 1, alias: 'garanti', title: 'Garanti', canonicalUrl: '/garanti' },
    { id: 2, alias: 'kundservice', title: 'Kundservice', canonicalUrl: '/kundservice' },
  ],
  en: [{ id: 1, alias: 'warranty', title: 'Warranty', canonicalUrl: '/en/warranty' }],
};

function options(tags: string[], more: Partial<PageOptions> = {}): PageOptions {
  return {
    messages,
    url: '/garanti',
    params: { alias: 'garanti' },
    api: {
      widgetArea: { data: warranty(tags) },
      cmsPages: { data: cmsPages },
      getMenuAtLocation: { data: { getMenuAtLocation: menu } },
    },
    ...more,
  };
}

function menusAt(menus: Record<string, typeof menu>): NonNullable<PageOptions['api']>[string] {
  return ({ menuLocationId }) => ({ data: { getMenuAtLocation: menus[String(menuLocationId)] ?? null } });
}

test('a page tagged menu shows the visible menu items, sorted by order', async () => {
  await renderPage(contentPage, options(['#Menu']));

  const list = within(screen.getByRole('navigation', { name: 'Kundservice' })).getAllByRole('list')[0];
  const links = within(list ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Frakt', 'Garanti', 'Kontakt']);
  expect(links[1]).toHaveAttribute('aria-current', 'page');
  expect(links[0]).not.toHaveAttribute('aria-current');
});

test('the breadcrumb contains the page with the title of the menu', async () => {
  await renderPage(contentPage, options(['menu']));

  const trail = screen.getByRole('navigation', { name: 'Brödsmulor' });
  expect(
    within(trail)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Hem', '/'],
    ['Kundservice', '/kundservice'],
  ]);
  expect(within(trail).getByText('Garanti')).toHaveAttribute('aria-current', 'page');
});

test('a page without the tag has the menu about the shop, if it is listed there', async () => {
  const about = aMenu([aMenuItem('Vår historia', '/om'), aMenuItem('Garanti', '/garanti')], { title: 'Om Hemvist' });
  await renderPage(
    contentPage,
    options([], { api: { ...options([]).api, getMenuAtLocation: menusAt({ 'footer-third': about }) } }),
  );

  const list = within(screen.getByRole('navigation', { name: 'Om Hemvist' }));
  expect(list.getAllByRole('link', { name: 'Garanti' })[0]).toHaveAttribute('aria-current', 'page');
});

test('a page without the tag that no menu lists has no menu', async () => {
  await renderPage(
    contentPage,
    options([], { api: { ...options([]).api, getMenuAtLocation: menusAt({ 'info-pages': menu }) } }),
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Garanti' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Kundservice' })).toBeNull();
});

test('a page without an h1 widget has its title as h1', async () => {
  const api = {
    ...options([]).api,
    widgetArea: {
      data: anArea([aContainer([aWidget('Rich text', { text: '<p>Text</p>' })])], { title: 'Integritet' }),
    },
  };
  await renderPage(contentPage, options([], { api }));

  expect(screen.getByRole('heading', { level: 1, name: 'Integritet' })).toBeVisible();
});

test.each([[{ alias: 'finns-inte' }], [{}]])('the params %j are a 404', async (params) => {
  const errors: unknown[] = [];
  const page = {
    ...contentPage,
    ErrorBoundary({ error }: { error: unknown }) {
      errors.push(error);
      return <contentPage.ErrorBoundary />;
    },
  };
  const api = { ...options([]).api, widgetArea: { data: { widgetArea: null } } };

  await renderPage(page, options([], { params, api }));

  expect(isPageError(errors.at(-1), 404)).toBe(true);
});

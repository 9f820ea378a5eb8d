import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import { renderPage, renderComponent } from '@hemvaror/testing/renderPage';
import { loader, type FrontPageData } from '../front-page/FrontPage.loader.ts';
import * as frontPage from '../front-page/FrontPage.tsx';
import { addStylesheets, removeStylesheets, styleValue } from '@hemvaror/testing/stylesheets';
import { messages } from '../messages/sv.ts';
import { aContainer, anArea, aWidget } from '../testing/widgetBuilders.ts';
import { WidgetArea } from './WidgetArea.tsx';
import { widgetAreaFrom } from './widgetAreaFrom.ts';

type Container = ReturnType<typeof aContainer>;

afterEach(removeStylesheets);

function renderArea(...containers: Container[]) {
  const area = widgetAreaFrom(anArea(containers).widgetArea, {});
  return renderComponent(<WidgetArea area={area} placement="page" />, { messages });
}

function aList(id: string, title: string, sort: string, slideshowDisabled: boolean) {
  const rows = { limitNrOfRows: true, pageCount: 2, slideshowDisabled };
  return aWidget('Product list', { title, searchParameters: { sort }, ...rows }, { id });
}

/** The front page reduced to its area. */
const areaPage = {
  ...frontPage,
  loader,
  Component: ({ data: { area } }: { data: FrontPageData }) => area && <WidgetArea area={area} placement="page" />,
};

const hall = { fileName: 'hall.webp', largestSize: { imageWidth: 1800, imageHeight: 900 } };
const image = { filename: 'hall.webp', altText: 'En spegel i ek' };

test('an Image widget offers every image width and reserves its space [WIDGET-01]', async () => {
  await renderArea(
    aContainer([aWidget('Text', { title: 'Överst' })]),
    aContainer([aWidget('Image', { image, focalPoint: '20% 80%' }, { images: [hall] })]),
  );

  const picture = screen.getByRole('img', { name: 'En spegel i ek' });
  expect(picture).toHaveAttribute('src', '/images/pagewidget/1000w/hall.webp');
  expect(picture.getAttribute('srcset')).toContain('/images/pagewidget/400w/hall.webp 400w');
  expect(picture).toHaveAttribute('width', '1800');
  expect(picture).toHaveAttribute('height', '900');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture.style.getPropertyValue('--focal-point')).toBe('20% 80%');
});

test('an Image widget in the first container loads eagerly [WIDGET-01]', async () => {
  await renderArea(aContainer([aWidget('Image', { image })]));

  const picture = screen.getByRole('img', { name: 'En spegel i ek' });
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
});

test('an Image widget with a title is a link named by the title [WIDGET-01]', async () => {
  const tile = aWidget('Image', { image: { ...image, href: '/c/hyllor', title: 'Hyllor' } }, { size: 'quarter' });
  await renderArea(aContainer([tile], { layout: 'quarter' }));

  expect(screen.getByRole('link', { name: 'Hyllor' })).toHaveAttribute('href', '/c/hyllor');
});

test('the text of a tile is part of its link, and that of another image is its caption [WIDGET-01]', async () => {
  const link = { ...image, href: '/c/hyllor', title: 'Hyllor', text: '9 produkter' };
  await renderArea(
    aContainer([aWidget('Image', { image: link }, { size: 'quarter' })], { layout: 'quarter' }),
    aContainer([aWidget('Image', { image: { ...image, text: 'Spegeln kommer i en låda.' } })], { design: 'narrow' }),
  );

  expect(screen.getByRole('link', { name: 'Hyllor 9 produkter' })).toHaveAttribute('href', '/c/hyllor');
  expect(screen.getByText('Spegeln kommer i en låda.').tagName).toBe('FIGCAPTION');
});

test('a Text widget shows title, subtitle and text, at the configured heading levels [WIDGET-02]', async () => {
  await renderArea(
    aContainer([
      aWidget('Text', {
        title: '20 år',
        titleRenderMode: 0,
        subtitle: 'Garanti',
        subtitleRenderMode: 2,
        text: '<p>På <strong>beslag</strong>.</p>',
      }),
    ]),
  );

  expect(screen.getByRole('heading', { level: 1, name: '20 år' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Garanti' })).toBeVisible();
  expect(screen.getByText('beslag').tagName).toBe('STRONG');
});

test('a Buttons widget shows the buttons of older and newer editors [WIDGET-03]', async () => {
  await renderArea(
    aContainer([
      aWidget('Buttons', {
        buttons: [
          { buttonText: 'Skriv till oss', url: 'mailto:hej@hemvist.example' },
          { text: 'Till krokarna', href: '/c/krokar' },
          { buttonText: 'Leder ingenstans' },
        ],
      }),
    ]),
  );

  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Skriv till oss', 'mailto:hej@hemvist.example'],
    ['Till krokarna', '/c/krokar'],
  ]);
});

test('a Banner widget shows its image, texts and button [WIDGET-05]', async () => {
  const banner = {
    image: { ...image, href: '/allt' },
    text1: 'Gjort för att bli kvar',
    text2: 'I mässing, ek och stengods.',
    buttonText: 'Se årets nyheter',
  };
  await renderArea(aContainer([aWidget('Banner', banner)], { design: 'full-width' }));

  expect(screen.getByRole('img', { name: 'En spegel i ek' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('heading', { level: 1, name: 'Gjort för att bli kvar' })).toBeVisible();
  expect(screen.getByText('I mässing, ek och stengods.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se årets nyheter' })).toHaveAttribute('href', '/allt');
});

test('a Banner widget without a button is one link [WIDGET-05]', async () => {
  await renderArea(aContainer([aWidget('Banner', { image: { ...image, href: 'https://example.com/' } })]));

  const link = screen.getByRole('link', { name: 'En spegel i ek' });
  expect(link).toHaveAttribute('href', 'https://example.com/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('an HTML widget renders its HTML unchanged [WIDGET-07]', async () => {
  const { container } = await renderArea(
    aContainer([aWidget('HTML', { html: '<ul class="min-lista"><li>Dunört</li></ul>' })]),
  );

  expect(within(screen.getByRole('list')).getByText('Dunört')).toBeVisible();
  expect(container.querySelector('ul.min-lista')).not.toBeNull();
});

test('a Rich text widget shows its formatted text [WIDGET-08]', async () => {
  await renderArea(
    aContainer([aWidget('Rich text', { text: '<h2>Ek</h2><p>Olja <em>tunt</em>.</p><ul><li>Torka</li></ul>' })]),
  );

  expect(screen.getByRole('heading', { level: 2, name: 'Ek' })).toBeVisible();
  expect(screen.getByText('tunt').tagName).toBe('EM');
  expect(screen.getByRole('listitem')).toHaveTextContent('Torka');
});

test.each(['JSON', 'Karusell', 'toString', 'image', ''])(
  'a widget of the type "%s" renders nothing, not even its container [WIDGET-12]',
  async (name) => {
    const { container } = await renderArea(
      aContainer([aWidget(name, { title: 'Syns inte', text: 'Syns inte', html: 'Syns inte' })]),
      aContainer([aWidget('Text', { title: 'Syns' })]),
    );

    expect(container).toHaveTextContent(/^Syns$/);
    expect(container.querySelectorAll('[data-layout]')).toHaveLength(1);
  },
);

test('an area without visible widgets renders nothing', async () => {
  const { container } = await renderArea(aContainer([aWidget('JSON', {}), aWidget('Text', { active: false })]));

  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['full', 'minmax(0, 1fr)', 'minmax(0, 1fr)'],
  ['half', 'minmax(0, 1fr)', 'repeat(2, minmax(0, 1fr))'],
  ['third', 'minmax(0, 1fr)', 'repeat(3, minmax(0, 1fr))'],
  ['quarter', 'repeat(2, minmax(0, 1fr))', 'repeat(4, minmax(0, 1fr))'],
])(
  'a container of layout %s has the columns %s on a phone and %s above [WIDGET-16]',
  async (layout, phone, desktop) => {
    const container = await renderContainer({ layout });

    expect([...container.children].map((child) => child.textContent)).toEqual(['Först', 'Sist']);
    expect(styleValue(container, 'display')).toBe('grid');
    expect(styleValue(container, 'grid-template-columns', { width: 390 })).toBe(phone);
    expect(styleValue(container, 'grid-template-columns', { width: 1440 })).toBe(desktop);
  },
);

test.each([
  ['default', '90rem'],
  ['narrow', 'calc(40rem + 2 * 1rem)'],
  ['contained', '75rem'],
  ['full-width', undefined],
])('a container of design %s has the maximum width %s [WIDGET-16]', async (design, maxWidth) => {
  const container = await renderContainer({ design });

  expect(container.parentElement && styleValue(container.parentElement, 'max-width', { width: 390 })).toBe(maxWidth);
});

/** Renders a container with two widgets, in its styles. */
async function renderContainer(more: Partial<Container>): Promise<Element> {
  addStylesheets(path.join(import.meta.dirname, 'WidgetContainer.module.css'));
  const widgets = [
    aWidget('Rich text', { text: 'Först' }, { id: 'a' }),
    aWidget('Rich text', { text: 'Sist' }, { id: 'b' }),
  ];
  const { container } = await renderArea(aContainer(widgets, more));
  const found = container.querySelector('[data-layout]');
  if (!found) throw new Error('The container is not rendered.');
  return found;
}

test('product lists show their products, with one query each', async () => {
  const area = anArea([
    aContainer([aList('1', 'Nytt i butiken', 'LATEST', false)]),
    aContainer([aList('2', 'Mest köpt just nu', 'MOST_SOLD', true)]),
  ]);

  const { calls } = await renderPage(areaPage, {
    messages,
    api: {
      widgetArea: { data: area },
      products: ({ filter }) => ({
        data: {
          products: {
            products: [
              JSON.stringify(filter).includes('LATEST')
                ? aProduct({ name: 'Vas Flod' })
                : aProduct({ name: 'Krok Rad' }),
            ],
          },
        },
      }),
    },
  });

  const row = screen.getByRole('group', { name: 'Produkter' });
  expect(within(row).getByRole('link', { name: 'Vas Flod' })).toHaveAttribute('href', '/p/krokar/krok-ek');
  expect(screen.getByRole('heading', { level: 2, name: 'Mest köpt just nu' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Krok Rad' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Föregående produkter' })).toBeDisabled();
  expect(calls.map(({ name, variables }) => [name, variables['take'], variables['filter']])).toEqual([
    ['widgetArea', undefined, undefined],
    ['products', 8, { sort: 'LATEST' }],
    ['products', 8, { sort: 'MOST_SOLD' }],
  ]);
});

test('a product list beside an image shows rows in one column with the text and the buttons [WIDGET-04]', async () => {
  const lamps = aWidget('Product list', { searchParameters: { productIds: [1] } }, { id: 'lamps' });
  const half = aContainer(
    [
      aWidget('Image', { image }),
      aWidget('Text', { title: 'När dagsljuset tar slut' }),
      lamps,
      aWidget('Buttons', { buttons: [{ buttonText: 'Se all belysning', url: '/c/belysning' }] }),
    ],
    { layout: 'half', design: 'full-width' },
  );

  const { container } = await renderPage(areaPage, {
    messages,
    api: {
      widgetArea: { data: anArea([half]) },
      products: { data: { products: { products: [aProduct({ name: 'Hatt bordslampa' })] } } },
    },
  });

  expect(await screen.findByRole('listitem')).toHaveTextContent(/Hatt bordslampa.*kr/);
  expect(screen.getByRole('link', { name: 'Hatt bordslampa' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  const [picture, column, ...more] = container.querySelector('[data-side-by-side]')?.children ?? [];
  expect(picture).toContainElement(screen.getByRole('img', { name: 'En spegel i ek' }));
  expect(column).toHaveTextContent(/När dagsljuset tar slut.*Hatt bordslampa.*Se all belysning/);
  expect(more).toEqual([]);
});

test.each([true, false])('with slideshowDisabled %s a product list links to the complete list', async (isGrid) => {
  const link = { buttonText: 'Visa alla', href: '/allt?sort=LATEST', slideshowDisabled: isGrid };
  await renderPage(areaPage, {
    messages,
    api: {
      widgetArea: { data: anArea([aContainer([aWidget('Product list', { title: 'Nytt i butiken', ...link })])]) },
      products: { data: { products: { products: [aProduct()] } } },
    },
  });

  expect(screen.getByRole('link', { name: 'Visa alla Nytt i butiken' })).toHaveAttribute('href', '/allt?sort=LATEST');
});

test('a product list that is empty, fails or requires browser data is hidden, and the page is rendered', async () => {
  const lists = [
    aWidget('Product list', { title: 'Favoriter', mode: 'FAVORITES' }, { id: '1' }),
    aWidget('Product list', { title: 'Tom', searchParameters: { categoryIds: [1] } }, { id: '2' }),
    aWidget('Product list', { title: 'Trasig', searchParameters: 'LATEST' }, { id: '3' }),
    aWidget('Rich text', { text: 'Kvar' }, { id: '4' }),
  ];

  const { calls, container } = await renderPage(areaPage, {
    messages,
    api: {
      widgetArea: { data: anArea([aContainer(lists)]) },
      products: ({ filter }) =>
        JSON.stringify(filter) === '{}'
          ? { refusals: [{ message: 'no such filter', code: 'BAD_USER_INPUT' }] }
          : { data: { products: { products: [] } } },
    },
  });

  expect(container).toHaveTextContent(/^Kvar$/);
  expect(calls.filter(({ name }) => name === 'products')).toHaveLength(2);
});

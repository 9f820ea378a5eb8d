import { screen } from '@testing-library/react';
import type { LoaderArgs, SlotInputs } from '@hemvaror/runtime/contract/contract';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import { renderPage, type PageOptions } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { aContainer, anArea, aWidget } from '../testing/widgetBuilders.ts';
import { loader } from './WidgetAreaSlot.loader.ts';
import * as slotView from './WidgetAreaSlot.tsx';

const slot = { ...slotView, loader };

const LIST = { family: 'Productlist', filters: [{ key: 'Category', value: 'krokar' }], url: '/c/beslag/krokar' };
const TOP = { ...LIST, areaName: 'The top part of the product list', isInFirstView: true };
const BOTTOM = { ...LIST, areaName: 'The bottom part of the product list' };

test('one query loads the areas above and below a list, by filters, url and customer type [WIDGET-13]', async () => {
  const { calls } = await renderSlot(
    { top: TOP, bottom: BOTTOM },
    { api: { widgetArea: { data: { ...areaOf('Ovanför'), second: areaOf('Nedanför').widgetArea } } } },
  );

  expect(screen.getByRole('region', { name: 'top' })).toHaveTextContent(/^Ovanför$/);
  expect(screen.getByRole('region', { name: 'bottom' })).toHaveTextContent(/^Nedanför$/);
  expect(calls.map(({ name, variables }) => ({ name, variables }))).toEqual([
    {
      name: 'widgetArea',
      variables: {
        ...LIST,
        areaName: 'The top part of the product list',
        secondAreaName: 'The bottom part of the product list',
        withSecond: true,
        customerType: 'PERSON',
        displaySetting: 'desktop',
      },
    },
  ]);
});

test('areas of different families need separate queries', async () => {
  const { calls } = await renderSlot(
    { bottom: BOTTOM, below: { family: 'Product', areaName: 'Product detail page' } },
    { api: { widgetArea: ({ family }) => ({ data: areaOf(`Om ${String(family)}`) }) } },
  );

  expect(screen.getByRole('region', { name: 'bottom' })).toHaveTextContent(/^Om Productlist$/);
  expect(screen.getByRole('region', { name: 'below' })).toHaveTextContent(/^Om Product$/);
  expect(calls).toHaveLength(2);
});

test.each([
  ['a missing area', { widgetArea: null }],
  ['an area without containers', anArea([])],
  ['an area without visible widgets', anArea([aContainer([aWidget('JSON', {}), aWidget('Text', { active: false })])])],
])('%s leaves the slot position empty', async (_case, data) => {
  await renderSlot({ bottom: BOTTOM }, { api: { widgetArea: { data } } });

  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a list without products leaves the slot position empty', async () => {
  const list = aWidget('Product list', { title: 'Nytt', searchParameters: { sort: 'LATEST' } });

  await renderSlot(
    { bottom: BOTTOM },
    {
      api: {
        widgetArea: { data: anArea([aContainer([list])]) },
        products: { data: { products: { products: [] } } },
      },
    },
  );

  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('the products of an area are loaded with the area', async () => {
  const list = aWidget('Product list', { title: 'Nytt', searchParameters: { sort: 'LATEST' } });

  await renderSlot(
    { bottom: BOTTOM },
    {
      api: {
        widgetArea: { data: anArea([aContainer([list])]) },
        products: { data: { products: { products: [aProduct({ name: 'Krok Rad' })] } } },
      },
    },
  );

  expect(screen.getByRole('heading', { level: 3, name: 'Krok Rad' })).toBeVisible();
});

test('a widget in a slot is never an h1', async () => {
  const text = { title: 'Rea', titleRenderMode: 0, subtitle: 'Sista veckan', subtitleRenderMode: 0 };
  const widgets = [aWidget('Banner', { text1: 'Höst' }, { id: '1' }), aWidget('Text', text, { id: '2' })];

  await renderSlot({ top: TOP }, { api: { widgetArea: { data: anArea([aContainer(widgets)]) } } });

  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Höst',
    'Rea',
    'Sista veckan',
  ]);
});

test.each([
  ['top', TOP, 'eager'],
  ['bottom', BOTTOM, 'lazy'],
])('the images of the slot position %s load according to isInFirstView', async (position, input, loading) => {
  const image = aWidget('Image', { image: { filename: 'hall.webp', altText: 'En hall' } });

  await renderSlot({ [position]: input }, { api: { widgetArea: { data: anArea([aContainer([image])]) } } });

  expect(screen.getByRole('img', { name: 'En hall' })).toHaveAttribute('loading', loading);
});

test.each([[{ areaName: 'x' }], ['top'], [null], [{ ...TOP, filters: [{ key: 'Brand' }] }]])(
  'the input %j, as from an incompatible release, is rejected',
  async (input) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);

    const { calls } = await renderSlot({ top: input }, {});

    expect(screen.getByRole('alert')).toHaveTextContent('ZodError');
    expect(calls).toEqual([]);
  },
);

function areaOf(text: string) {
  return anArea([aContainer([aWidget('Rich text', { text })])]);
}

/** Runs the slot's loader and renders the areas in regions named by their slot positions. */
async function renderSlot(inputs: SlotInputs, options: Omit<PageOptions, 'messages'>) {
  const page = {
    loader: ({ request, context }: LoaderArgs) => slot.loader({ inputs, request, context }),
    meta: () => ({ title: '', pageType: 'Test Page' }),
    Component: ({ data }: { data: Awaited<ReturnType<typeof slot.loader>> }) =>
      Object.entries(data).map(([position, area]) => (
        <section key={position} aria-label={position}>
          <slot.Component data={area} />
        </section>
      )),
    ErrorBoundary: ({ error }: { error: unknown }) => <p role="alert">{error instanceof Error && error.name}</p>,
  };
  return renderPage(page, { ...options, messages });
}

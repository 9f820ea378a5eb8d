import { act, screen, waitFor, within } from '@testing-library/react';
import { aFacetGroup, aFacetValue } from '@hemvaror/testing/builders/aFacetGroup';
import { someProducts } from '@hemvaror/testing/builders/aProduct';
import { listOf, renderList as renderListOf, type ProductsVariables } from './testing/renderList.tsx';

/** A list of 30 products, of which each selected brand has some. */
function respond({ filter, skip, take }: ProductsVariables) {
  const selected = filter?.facets ?? [];
  const count = selected.length === 0 ? 30 : selected.includes('b_3') ? 4 : 2;
  const values = [
    aFacetValue('b_3', 'Lindvarp', 4),
    ...(selected.includes('p_7_ek') ? [] : [aFacetValue('b_4', 'Trävind', 2)]),
  ];
  const filters = {
    facets: [
      aFacetGroup('Brand', values),
      aFacetGroup('Parameter', [aFacetValue('p_7_ek', 'Ek', 3)], { filterId: '7', label: 'Material' }),
    ],
  };
  return { count, products: someProducts(skip + 1, Math.min(count, take)), filters };
}

const renderList: typeof renderListOf = (options) => renderListOf({ query: respond, ...options });

async function openFilters(user: Awaited<ReturnType<typeof renderList>>['user'], trigger = 'Varumärke') {
  await user.click(screen.getByRole('button', { name: trigger }));
  return within(await screen.findByRole('dialog', { name: 'Filtrera' }));
}

test('a list has its filters by group and a sort order [CATALOG-11]', async () => {
  await renderList();

  const tools = within(screen.getByRole('group', { name: 'Filter och sortering' }));
  expect(tools.getAllByRole('button').map(({ textContent }) => textContent.trim())).toEqual([
    'Varumärke',
    'Material',
    'Filtrera',
  ]);
  expect(tools.getByRole('combobox', { name: 'Sortera' })).toHaveValue('LATEST');
  expect(tools.getByText('30 produkter')).toBeVisible();
});

test('a selection updates products, counts and address at once, from the first page [CATALOG-18]', async () => {
  const { user, address, calls } = await renderList({ url: '/krokar?page=2&utm=x' });
  const panel = await openFilters(user);
  expect(panel.getByRole('button', { name: 'Visa 30 produkter' })).toBeVisible();
  expect(panel.getByText('Inga filter valda')).toBeVisible();

  await user.click(panel.getByRole('checkbox', { name: 'Lindvarp 4' }));

  expect(await panel.findByText('4 produkter')).toBeVisible();
  expect(address()).toBe('/krokar?utm=x&brands=Lindvarp~b_3');
  expect(panel.getByText('1 aktivt filter')).toBeVisible();
  expect(calls.at(-2)?.variables).toEqual({
    filter: { sort: 'LATEST', facets: ['b_3'], filterMode: 'BY_GROUP' },
    skip: 0,
    take: 20,
    withFacets: true,
  });

  await user.click(panel.getByRole('button', { name: 'Visa 4 produkter' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test('the values of a color filter have a swatch of their color', async () => {
  const colors = aFacetGroup('Parameter', [aFacetValue('p_2_svart', 'Svart', 3), aFacetValue('p_2_x', 'Ek', 1)], {
    filterId: '2',
    label: 'Färg',
  });
  const { user } = await renderList({
    query: (request) => ({ ...respond(request), filters: { facets: [colors] } }),
  });
  const panel = await openFilters(user, 'Färg');

  const swatchOf = (name: string) =>
    panel.getByRole('checkbox', { name }).closest('label')?.querySelector('[style*="--swatch"]');
  expect(swatchOf('Svart 3')).toHaveStyle({ '--swatch': '#232323' });
  expect(swatchOf('Ek 1')).toBeNull();
});

test('a value without products under the selection is disabled, with the count 0', async () => {
  const { user } = await renderList({ url: '/krokar?p-7=Ek~p_7_ek' });
  const panel = await openFilters(user);

  expect(panel.getByRole('checkbox', { name: 'Trävind 0' })).toBeDisabled();
  expect(panel.getByRole('checkbox', { name: 'Lindvarp 4' })).toBeEnabled();
});

test('the requested group and groups with a selection are open in the panel', async () => {
  const { user } = await renderList({ url: '/krokar?p-7=Ek~p_7_ek' });
  const panel = await openFilters(user);

  const isOpen = (label: string) => panel.getByText(label).closest('details')?.open;
  expect([isOpen('Varumärke'), isOpen('Material')]).toEqual([true, true]);
});

test('the selected values are chips above the list, which remove them', async () => {
  const { user, address } = await renderList({ url: '/krokar?brands=Lindvarp~b_3&p-7=Ek~p_7_ek&sort=PRICE' });
  const chips = within(screen.getByRole('list', { name: 'Valda filter' }));

  await user.click(chips.getByRole('link', { name: 'Ta bort filtret Ek' }));
  expect(address()).toBe('/krokar?brands=Lindvarp~b_3&sort=PRICE');
  expect(screen.getByRole('group', { name: 'Filter och sortering' })).toHaveFocus();

  await user.click(chips.getByRole('link', { name: 'Rensa alla' }));
  expect(address()).toBe('/krokar?sort=PRICE');
  expect(screen.queryByRole('list', { name: 'Valda filter' })).not.toBeInTheDocument();
});

test('a chip is rendered before its products are loaded, and the last selection wins', async () => {
  const pendingResponses: (() => void)[] = [];
  const { user, address, calls } = await renderList({
    query: async (request) => {
      if (request.filter?.facets) await new Promise<void>((resolve) => pendingResponses.push(resolve));
      return respond(request);
    },
  });
  const panel = await openFilters(user);

  await user.click(panel.getByRole('checkbox', { name: 'Lindvarp 4' }));
  expect(panel.getByRole('checkbox', { name: 'Lindvarp 4' })).toBeChecked();
  expect(screen.getByText('Lindvarp', { selector: 'a *' })).toBeInTheDocument();
  const products = screen.getByRole('region', { name: 'Produkter', hidden: true });
  await waitFor(() => expect(products).toHaveAttribute('aria-busy', 'true'));
  expect(address()).toBe('/krokar');

  await user.click(panel.getByRole('checkbox', { name: 'Trävind 2' }));
  await user.click(panel.getByRole('checkbox', { name: 'Lindvarp 4' }));
  await waitFor(() => expect(pendingResponses).toHaveLength(3));
  const [first, second, last] = pendingResponses;
  await act(async () => last?.());
  await waitFor(() => expect(address()).toBe('/krokar?brands=Trävind~b_4'.replace('ä', '%C3%A4')));
  await act(async () => {
    first?.();
    second?.();
  });

  expect(address()).toBe('/krokar?brands=Tr%C3%A4vind~b_4');
  expect(await panel.findByText('2 produkter')).toBeVisible();
  const filteredCalls = calls.filter((call) => call.variables.filter?.facets);
  expect(filteredCalls.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
});

test('the clear button removes all filters [CATALOG-19]', async () => {
  const { user, address } = await renderList({ url: '/krokar?brands=Lindvarp~b_3&p-7=Ek~p_7_ek' });
  const panel = await openFilters(user, 'Varumärke 1 vald');

  await user.click(panel.getByRole('button', { name: 'Rensa' }));

  expect(panel.getByRole('button', { name: 'Rensa' })).toBeDisabled();
  expect(await panel.findByText('30 produkter')).toBeVisible();
  expect(address()).toBe('/krokar');
});

test('an unknown id stays in the address, is part of the query and can be removed', async () => {
  const { calls, user, address } = await renderList({ url: '/krokar?brands=Borta~b_99' });
  expect(calls.some((call) => call.variables.filter?.facets?.includes('b_99'))).toBe(true);

  await user.click(screen.getByRole('link', { name: 'Ta bort filtret Borta' }));
  expect(address()).toBe('/krokar');
});

test('a selection without products has a message and a link that clears it [CATALOG-10]', async () => {
  const { user, address } = await renderList({
    url: '/krokar?brands=Borta~b_99',
    query: (request) =>
      request.filter?.facets ? { count: 0, products: [], filters: { facets: [] } } : respond(request),
  });

  expect(screen.getByText('Inga produkter matchar ditt urval.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Varumärke' })).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Rensa alla' });
  await user.click(links.at(-1) ?? document.body);
  expect(address()).toBe('/krokar');
});

test('a further page keeps the filters', async () => {
  const { calls, user } = await renderList({
    url: '/krokar?p-7=Ek~p_7_ek',
    query: listOf(23),
  });

  expect(screen.getByRole('link', { name: 'Visa fler' })).toHaveAttribute('href', '/krokar?p-7=Ek~p_7_ek&page=2');
  await user.click(screen.getByRole('link', { name: 'Visa fler' }));

  expect(await screen.findByText('Du har sett 23 av 23 produkter')).toBeVisible();
  expect(calls.at(-1)?.variables).toMatchObject({ filter: { facets: ['p_7_ek'] }, skip: 20, take: 20 });
});

test('without JavaScript the filters are links, each to the list with its value toggled', async () => {
  await renderList({ url: '/krokar?filters=&p-7=Ek~p_7_ek' });
  const filters = within(screen.getByRole('navigation', { name: 'Filtrera' }));

  expect(filters.getByRole('link', { name: 'Lindvarp 4' })).toHaveAttribute(
    'href',
    '/krokar?filters=&brands=Lindvarp~b_3&p-7=Ek~p_7_ek',
  );
  expect(filters.getByRole('link', { name: 'Ek 3' })).toHaveAttribute('href', '/krokar?filters=');
  expect(filters.getByRole('link', { name: 'Ek 3' })).toHaveAttribute('aria-current', 'true');
  expect(filters.queryByRole('link', { name: /Trävind/ })).not.toBeInTheDocument();
});

test('the sort form for shoppers without JavaScript keeps the filters', async () => {
  await renderList({ url: '/krokar?utm=x&brands=Lindvarp~b_3&sort=PRICE' });

  const form = screen.getByRole('combobox', { name: 'Sortera' }).closest('form');
  const fields = [...new FormData(form ?? undefined)];
  expect(fields).toEqual([
    ['utm', 'x'],
    ['brands', 'Lindvarp~b_3'],
    ['sort', 'PRICE'],
  ]);
});

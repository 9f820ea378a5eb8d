import { act, screen, waitFor, within } from '@testing-library/react';
import { aFacetGroup, aFacetValue } from '@hemvaror/testing/builders/aFacetGroup';
import { someProducts } from '@hemvaror/testing/builders/aProduct';
import { listOf, renderList as renderListOf, type Asked } from './testing/renderList.tsx';

/** 30 products, of which each chosen brand leaves some. */
function shopAnswer({ filter, skip, take }: Asked) {
  const chosen = filter?.facets ?? [];
  const count = chosen.length === 0 ? 30 : chosen.includes('b_3') ? 4 : 2;
  const values = [
    aFacetValue('b_3', 'Lindvarp', 4),
    ...(chosen.includes('p_7_ek') ? [] : [aFacetValue('b_4', 'Trävind', 2)]),
  ];
  const filters = {
    facets: [
      aFacetGroup('Brand', values),
      aFacetGroup('Parameter', [aFacetValue('p_7_ek', 'Ek', 3)], { filterId: '7', label: 'Material' }),
    ],
  };
  return { count, products: someProducts(skip + 1, Math.min(count, take)), filters };
}

const renderList: typeof renderListOf = (options) => renderListOf({ query: shopAnswer, ...options });

async function openFilters(user: Awaited<ReturnType<typeof renderList>>['user'], trigger = 'Varumärke') {
  await user.click(screen.getByRole('button', { name: trigger }));
  return within(await screen.findByRole('dialog', { name: 'Filtrera' }));
}

test('CATALOG-11 a list offers its filters by group and a choice of order', async () => {
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

test('CATALOG-18 a choice counts at once: products, counts and address, from the first page', async () => {
  const { user, address, calls } = await renderList({ url: '/krokar?page=2&utm=x' });
  const panel = await openFilters(user);

  await user.click(panel.getByRole('checkbox', { name: 'Lindvarp 4' }));

  expect(await panel.findByText('4 produkter')).toBeVisible();
  expect(address()).toBe('/krokar?utm=x&brands=Lindvarp~b_3');
  expect(panel.getByText('1 aktivt filter')).toBeVisible();
  expect(calls.at(-2)?.asked).toEqual({
    filter: { sort: 'LATEST', facets: ['b_3'], filterMode: 'BY_GROUP' },
    skip: 0,
    take: 20,
  });

  await user.click(panel.getByRole('button', { name: 'Visa produkter' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test('a value without products under the selection stays, greyed, with none', async () => {
  const { user } = await renderList({ url: '/krokar?p-7=Ek~p_7_ek' });
  const panel = await openFilters(user);

  expect(panel.getByRole('checkbox', { name: 'Trävind 0' })).toBeDisabled();
  expect(panel.getByRole('checkbox', { name: 'Lindvarp 4' })).toBeEnabled();
});

test('the panel opens at the group that was asked for, and at what is chosen', async () => {
  const { user } = await renderList({ url: '/krokar?p-7=Ek~p_7_ek' });
  const panel = await openFilters(user);

  const isOpen = (label: string) => panel.getByText(label).closest('details')?.open;
  expect([isOpen('Varumärke'), isOpen('Material')]).toEqual([true, true]);
});

test('what is chosen stands above the list, with the way to let go of it', async () => {
  const { user, address } = await renderList({ url: '/krokar?brands=Lindvarp~b_3&p-7=Ek~p_7_ek&sort=PRICE' });
  const chips = within(screen.getByRole('list', { name: 'Valda filter' }));

  await user.click(chips.getByRole('link', { name: 'Ta bort filtret Ek' }));
  expect(address()).toBe('/krokar?brands=Lindvarp~b_3&sort=PRICE');
  expect(screen.getByRole('group', { name: 'Filter och sortering' })).toHaveFocus();

  await user.click(chips.getByRole('link', { name: 'Rensa alla' }));
  expect(address()).toBe('/krokar?sort=PRICE');
  expect(screen.queryByRole('list', { name: 'Valda filter' })).not.toBeInTheDocument();
});

test('a chip shows a choice before its products are there, and the last choice wins', async () => {
  const answers: (() => void)[] = [];
  const { user, address, calls } = await renderList({
    query: async (request) => {
      if (request.filter?.facets) await new Promise<void>((resolve) => answers.push(resolve));
      return shopAnswer(request);
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
  await waitFor(() => expect(answers).toHaveLength(3));
  const [first, second, last] = answers;
  await act(async () => last?.());
  await waitFor(() => expect(address()).toBe('/krokar?brands=Trävind~b_4'.replace('ä', '%C3%A4')));
  await act(async () => {
    first?.();
    second?.();
  });

  expect(address()).toBe('/krokar?brands=Tr%C3%A4vind~b_4');
  expect(await panel.findByText('2 produkter')).toBeVisible();
  const asked = calls.filter((call) => call.asked.filter?.facets);
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
});

test('CATALOG-19 all filters are cleared at once', async () => {
  const { user, address } = await renderList({ url: '/krokar?brands=Lindvarp~b_3&p-7=Ek~p_7_ek' });
  const panel = await openFilters(user, 'Varumärke 1 vald');

  await user.click(panel.getByRole('button', { name: 'Rensa' }));

  expect(panel.getByRole('button', { name: 'Rensa' })).toBeDisabled();
  expect(await panel.findByText('30 produkter')).toBeVisible();
  expect(address()).toBe('/krokar');
});

test('an id that the shop does not know stays in the address, is asked for and can be let go of', async () => {
  const { calls, user, address } = await renderList({ url: '/krokar?brands=Borta~b_99' });
  expect(calls.some((call) => call.asked.filter?.facets?.includes('b_99'))).toBe(true);

  await user.click(screen.getByRole('link', { name: 'Ta bort filtret Borta' }));
  expect(address()).toBe('/krokar');
});

test('CATALOG-10 a selection without products says so and leads back to all of them', async () => {
  const { user, address } = await renderList({
    url: '/krokar?brands=Borta~b_99',
    query: (request) =>
      request.filter?.facets ? { count: 0, products: [], filters: { facets: [] } } : shopAnswer(request),
  });

  expect(screen.getByText('Inga produkter matchar ditt urval.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Varumärke' })).toBeVisible();
  const ways = screen.getAllByRole('link', { name: 'Rensa alla' });
  await user.click(ways.at(-1) ?? document.body);
  expect(address()).toBe('/krokar');
});

test('a further page is one of the narrowed list', async () => {
  const { calls, user } = await renderList({
    url: '/krokar?p-7=Ek~p_7_ek',
    query: listOf(23),
  });

  expect(screen.getByRole('link', { name: 'Visa fler' })).toHaveAttribute('href', '/krokar?p-7=Ek~p_7_ek&page=2');
  await user.click(screen.getByRole('link', { name: 'Visa fler' }));

  expect(await screen.findByText('Du har sett 23 av 23 produkter')).toBeVisible();
  expect(calls.at(-1)?.asked).toMatchObject({ filter: { facets: ['p_7_ek'] }, skip: 20, take: 20 });
});

test('without a script the filters are links, each to the list with its value', async () => {
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

test('the order, chosen by a form without a script, keeps the filters', async () => {
  await renderList({ url: '/krokar?utm=x&brands=Lindvarp~b_3&sort=PRICE' });

  const form = screen.getByRole('combobox', { name: 'Sortera' }).closest('form');
  const fields = [...new FormData(form ?? undefined)];
  expect(fields).toEqual([
    ['utm', 'x'],
    ['brands', 'Lindvarp~b_3'],
    ['sort', 'PRICE'],
  ]);
});

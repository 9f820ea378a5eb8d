import { screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useMemo, useState } from 'react';
import commerce from '@hemvaror/commerce-ui/messages/sv.json';
import { someProducts } from '@hemvaror/testing/builders/aProduct';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { testShop } from '@hemvaror/testing/testShop';
import { listRequest } from './listRequest.ts';
import messages from './messages/sv.json';
import { ProductPages } from './product-pages/ProductPages.tsx';
import { productListFrom } from './productListFrom.ts';
import { listOf, renderList } from './testing/renderList.tsx';

afterEach(() => jest.restoreAllMocks());

test('an empty list renders the empty state of its page', async () => {
  await renderList({ query: listOf(0) });

  expect(screen.getByText('Listan är tom.')).toBeVisible();
});

test('a further page is added below, and its first card has the focus', async () => {
  const { user } = await renderList({ query: listOf(23) });
  expect(screen.getByText('Du har sett 20 av 23 produkter')).toBeVisible();
  const more = screen.getByRole('link', { name: 'Visa fler' });
  expect(more).toHaveAttribute('href', '/krokar?page=2');

  await user.click(more);

  expect(await screen.findByText('Du har sett 23 av 23 produkter')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(23);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Krok 21' })).toHaveFocus());
  expect(screen.queryByRole('link', { name: 'Visa fler' })).not.toBeInTheDocument();
});

test('an earlier page is added above, without moving the visible cards', async () => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const { user } = await renderList({ url: '/krokar?page=2', query: listOf(23) });
  expect(screen.getByText('21–23 av 23 produkter')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till första sidan' })).toHaveAttribute('href', '/krokar');

  await user.click(screen.getByRole('link', { name: 'Visa tidigare' }));

  expect(await screen.findByText('Du har sett 23 av 23 produkter')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)[0]).toBe('Krok 1');
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

test('the second of three pages has links to the previous and the next page', async () => {
  const { calls } = await renderList({ url: '/krokar?page=2', query: listOf(45) });

  expect(calls[0]?.variables).toMatchObject({ skip: 20 });
  expect(screen.getByRole('link', { name: 'Visa tidigare' })).toHaveAttribute('href', '/krokar');
  expect(screen.getByRole('link', { name: 'Visa fler' })).toHaveAttribute('href', '/krokar?page=3');
});

test('a failed page keeps the list and shows a toast', async () => {
  let isDown = false;
  const found = listOf(23);
  const { store, user } = await renderList({
    query: async (variables) => {
      if (isDown) throw new Error('down');
      return found(variables);
    },
  });
  isDown = true;

  await user.click(screen.getByRole('link', { name: 'Visa fler' }));

  expect(store.getState().toast.current).toMatchObject({
    text: 'Det gick inte att hämta fler produkter. Försök igen.',
    placement: 'bottom-center',
  });
  expect(screen.getAllByRole('article')).toHaveLength(20);
});

test('another sort order navigates to the first page', async () => {
  const { address, user } = await renderList({ url: '/krokar?page=2&utm=x', query: listOf(23) });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sortera' }), 'Lägsta pris');

  expect(address()).toBe('/krokar?utm=x&sort=PRICE');
});

test('a back navigation loads all pages up to the last one and focuses the opened product [CATALOG-30]', async () => {
  const { calls, store } = await renderList({
    url: '/krokar?page=2',
    state: { list: { backNavigated: true, relocateAlias: 'krok-25', relocatePage: 2 } },
    query: listOf(30),
  });

  expect(calls.map(({ variables: { skip, take } }) => [skip, take])).toEqual([
    [0, 20],
    [20, 20],
  ]);
  expect(screen.getAllByRole('article')).toHaveLength(30);
  expect(screen.getByRole('link', { name: 'Krok 25' })).toHaveFocus();
  expect(store.getState().list).toMatchObject({ relocateAlias: null, relocatePage: null });
});

test('a restored list that is loaded again keeps all its cards and its scroll position [ROUTE-52]', async () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 400, 2_000));
  cardCounts.length = 0;
  const { user } = await renderComponent(<RefreshedList />, { messages: { commerce, 'product-list': messages } });
  expect(screen.getAllByRole('article')).toHaveLength(30);

  await user.click(screen.getByRole('button', { name: 'Restore' }));

  expect(cardCounts).toEqual([30, 30]);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('an opened list renders the cards that fill the window first, then the others', async () => {
  cardCounts.length = 0;

  await renderComponent(<RefreshedList isBack={false} />, { messages: { commerce, 'product-list': messages } });

  expect(cardCounts[0]).toBe(8);
  expect(screen.getAllByRole('article')).toHaveLength(30);
});

test('opening a product stores its alias and page [CATALOG-29]', async () => {
  const { store, user } = await renderList({ url: '/krokar?page=2', query: listOf(30) });

  await user.click(screen.getByRole('link', { name: 'Krok 22' }));

  expect(store.getState().list).toMatchObject({ relocateAlias: 'krok-22', relocatePage: 2 });
});

/** Cards in the document after each render of the list. */
const cardCounts: number[] = [];

/** Two pages of a list, of which the router knows the first one only, until the list is loaded again. */
function RefreshedList({ isBack = true }: { isBack?: boolean }) {
  const [search, setSearch] = useState('');
  const found = useMemo(() => ({ count: 60, products: someProducts(1, 30), filters: null }), []);
  const list = useMemo(
    () =>
      productListFrom(
        {
          ...listRequest(
            new URL(`http://localhost:3000/krokar${search}`),
            { defaultSort: 'LATEST', pageSize: 15 },
            { backNavigated: isBack, relocateAlias: null, relocatePage: null },
          ),
          first: 1,
          last: 2,
        },
        { found },
        testShop().config,
      ),
    [search, found, isBack],
  );
  useLayoutEffect(() => void cardCounts.push(document.querySelectorAll('article').length));
  return (
    <>
      <button type="button" onClick={() => setSearch('?page=2')}>
        {'Restore'}
      </button>
      <ProductPages list={list} loadPage={async () => []} />
    </>
  );
}

import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { listSlice } from '@hemvaror/runtime/state/listSlice';
import { listRequest } from '../listRequest.ts';
import { pageOfProduct } from './pageOfProduct.ts';

const DEFAULTS = { defaultSort: 'LATEST', pageSize: 20 } as const;

test.each([
  ['', 0, 1],
  ['?page=3', 0, 3],
  ['?page=3', 19, 3],
  ['?page=3', 20, 4],
  ['?page=abc', 0, 1],
])(
  'with the query "%s", opening the product at index %i sets the relocate page to %i [CATALOG-28]',
  (query, index, page) => {
    const store = createAppStore();
    const url = new URL(`http://localhost:3000/c/krokar${query}`);
    const { first, pageSize } = listRequest(url, DEFAULTS, store.getState().list);

    store.dispatch(
      listSlice.actions.productOpened({ alias: 'krok-ek', page: pageOfProduct(index, first, { pageSize }) }),
    );

    expect(listSlice.selectors.selectRelocatePage(store.getState())).toBe(page);
  },
);

import { runOperation } from './runOperation.ts';
import { cartWithOneLine, emptyCart, IN_STOCK, LINE } from './cart.ts';
import { operationText } from './documents.ts';

export interface ApiCase {
  name: string;
  file: string;
  operation: string;
  /** Creates the variables of one call. Its own API calls are not measured. */
  variables: (apiOrigin: string) => Promise<object>;
  /** Number of measured calls, if the stock limits it. */
  calls?: number;
}

const CALLS = 300;
/** Calls that are not measured: code is compiled and queries are planned. */
const WARM_UP = 10;

export const CHECKOUT = {
  email: 'maja@hemvist.example',
  acceptedConsents: ['order'],
  identityNumber: '19900101-0017',
  billingAddress: {
    firstName: 'Maja',
    lastName: 'Lind',
    addressLine1: 'Björkvägen 2',
    zip: '111 22',
    city: 'Åstad',
    phone: '070-123 45 67',
    country: 'Sverige',
  },
};
const constant = (variables: object) => async () => variables;

/** The main operations, as their pages send them. */
export const READS: readonly ApiCase[] = [
  {
    name: 'front page: widgetArea',
    file: 'mf-content/src/widget-area/WidgetArea.graphql',
    operation: 'widgetArea',
    variables: constant({ family: 'Frontpage', areaName: 'The front page area', url: '/' }),
  },
  {
    name: 'list: products, 20 of a category',
    file: 'mf-catalog/src/list-page/ListPage.graphql',
    operation: 'products',
    variables: constant({ categoryAlias: 'beslag', filter: { sort: 'LATEST' }, take: 20, skip: 0 }),
  },
  {
    name: 'product: product',
    file: 'mf-catalog/src/product-page/ProductPage.graphql',
    operation: 'productWithAdditions',
    variables: constant({ alias: 'linje-stanghandtag-massing' }),
  },
  {
    name: 'search: products by text',
    file: 'mf-search/src/results-page/ResultsPage.graphql',
    operation: 'products',
    variables: constant({ filter: { searchText: 'krok', sort: 'RELEVANCE' }, take: 20, skip: 0 }),
  },
  {
    name: 'search: suggestions while typing',
    file: 'mf-search/src/suggestions/Suggestions.graphql',
    operation: 'productSuggestions',
    variables: constant({ filter: { searchText: 'kro', sort: 'RELEVANCE' }, take: 6, takeFound: 200 }),
  },
  {
    name: 'cart: getCart, one line',
    file: 'shared/runtime/src/cart/Cart.graphql',
    operation: 'getCart',
    variables: async (apiOrigin) => ({ id: await cartWithOneLine(apiOrigin) }),
  },
];

export const WRITES: readonly ApiCase[] = [
  {
    name: 'cart: addToCart',
    file: 'shared/runtime/src/cart/Cart.graphql',
    operation: 'addToCart',
    variables: async (apiOrigin) => ({ id: await emptyCart(apiOrigin), item: LINE }),
  },
  {
    name: 'checkout: createOrUpdateCheckout',
    file: 'mf-cart-checkout/src/checkout-page/Checkout.graphql',
    operation: 'createOrUpdateCheckout',
    variables: async (apiOrigin) => ({ cartId: await cartWithOneLine(apiOrigin), checkout: CHECKOUT }),
  },
  {
    name: 'checkout: placeOrder',
    file: 'mf-cart-checkout/src/checkout-page/order/placeOrder.graphql',
    operation: 'placeOrder',
    calls: IN_STOCK - WARM_UP,
    variables: async (apiOrigin) => ({ cartId: await cartWithOneLine(apiOrigin), checkout: CHECKOUT }),
  },
];

/** @returns the time of each call in ms, with `concurrency` calls at a time */
export async function latenciesOf(
  { file, operation, variables, calls = CALLS }: ApiCase,
  apiOrigin: string,
  concurrency: number,
): Promise<number[]> {
  const text = operationText(file, operation);
  const prepared: object[] = [];
  for (let at = 0; at < calls + WARM_UP; at += 1) prepared.push(await variables(apiOrigin));
  for (const one of prepared.splice(0, WARM_UP)) await runOperation(apiOrigin, text, one);

  const times: number[] = [];
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let one = prepared.pop(); one; one = prepared.pop())
        times.push((await runOperation(apiOrigin, text, one)).milliseconds);
    }),
  );
  return times;
}

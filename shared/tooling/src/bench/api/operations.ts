import { cartWithOneLine, emptyCart, LINE } from './cart.ts';

export interface ApiCase {
  name: string;
  file: string;
  operation: string;
  /** Creates the variables of one call. Its own API calls are not measured. */
  variables: (apiOrigin: string) => Promise<object>;
}

export const CHECKOUT = {
  email: 'maja@hemvist.example',
  acceptedConsents: ['order'],
  paymentId: 18,
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
    operation: 'product',
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
    variables: async (apiOrigin) => ({ cartId: await cartWithOneLine(apiOrigin), checkout: CHECKOUT }),
  },
];

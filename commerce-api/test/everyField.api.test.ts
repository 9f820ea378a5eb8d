import * as z from 'zod';
import { allFieldsOf } from '../bench/documents.ts';
import { startApi, type Api } from './api.ts';
import { enter } from './authClient.ts';

let api: Api;
let cartId: string;
let orderId: string;
let headers: Record<string, string>;

beforeAll(async () => {
  api = await startApi();
  headers = { authorization: `Bearer ${(await enter(api, 'login', 'demo@hemvist.example', 'hemvist-demo')).token}` };
  const { data } = await api.ask('{ getCart { id } }');
  cartId = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart.id;
  await api.ask('mutation ($id: String!) { addToCart(id: $id, item: { skuId: 401, quantity: 1 }) { id } }', {
    id: cartId,
  });
  await api.ask('mutation ($id: String!) { createOrUpdateCheckout(cartId: $id) { email } }', { id: cartId }, headers);
  const placed = await api.ask(
    'mutation ($id: String!) { placeOrder(cartId: $id, checkout: { message: "Hej" }) { orderId } }',
    { id: cartId },
    headers,
  );
  orderId = z.object({ placeOrder: z.object({ orderId: z.string() }) }).parse(placed.data).placeOrder.orderId;
}, 60_000);
afterAll(() => api.stop());

test.each<[query: string, type: string, depth: number]>([
  ['channels', 'ChannelType', 3],
  ['product(alias: "klot-lampa")', 'ProductType', 4],
  ['relatedProducts(alias: "linje-massing")', 'RelatedProductType', 3],
  ['products(filter: { sort: LATEST })', 'ProductsResultType', 4],
  ['categories', 'CategoryType', 2],
  ['brands', 'BrandListType', 2],
  ['listPageInfo(url: "/c/beslag")', 'PageInfoType', 3],
  ['reviews(alias: "linje-massing")', 'ProductReviewResultType', 2],
  ['getCart', 'CartType', 4],
  ['getMenuAtLocation(menuLocationId: "main-desktop")', 'MenuType', 4],
  ['widgetArea(alias: "frakt")', 'PageWidgetCollectionType', 5],
  ['cmsPages', 'PageWidgetPageType', 2],
  ['getUser', 'UserType', 4],
  ['getOrders', 'OrderType', 4],
  ['checkout(id: "ORDER", cartId: "CART", paymentType: STANDARD)', 'CheckoutDataType', 4],
])('every field of %s answers (%s)', async (query, type, depth) => {
  const operation = query.replace('ORDER', orderId).replace('CART', cartId);

  const { data, message } = await api.ask(`{ answer: ${operation} ${allFieldsOf(type, depth)} }`, {}, headers);

  expect(message).toBeUndefined();
  expect(data['answer']).toEqual(expect.anything());
});

test('what clients read without a check is never null', async () => {
  const { data } = await api.ask(`{
    product(productId: 7) { brand { name } skus { skuId } texts { text1 } meta { title } variantDimensions { label } totalStock { totalStock } unitPrice { vat } categories { name } }
    getCart { items { id } appliedCampaigns { name } summary { subTotal { vat } total { vat } shipping { feeIncVat } balance { pending } } }
  }`);

  expect(JSON.stringify(data)).not.toContain('null');
});

import { assertNever } from '@hemvaror/domain/assertNever';
import { compact } from '@hemvaror/domain/compact';
import type { SubjectCart, SubjectLine, SubjectProduct } from '@hemvaror/runtime/contract/pageSubject';
import { rounded, vatOf } from './amounts.ts';
import type { ShopEvent } from './shopEvent.ts';
import { sizeOf } from './sizeOf.ts';

/** Removes the products of the previous event, with which the tag manager would merge those of the next. */
const RESET = { ecommerce: null };

/** Maps an event to the entries of the key style `items`: the events of GA4. Prices include VAT. */
export function ga4Events(event: ShopEvent, currency: string): object[] {
  switch (event.type) {
    case 'product-detail:impression': {
      const { product } = event;
      const value = product.unitPrice?.sellingPriceIncVat;
      return [RESET, { event: 'view_item', ecommerce: { currency, value, items: [catalogItem(product)] } }];
    }
    case 'product:impression': {
      const items = event.products.map((product, index) => ({ ...catalogItem(product), index }));
      return [RESET, { event: 'view_item_list', ecommerce: { currency, item_list_name: event.list, items } }];
    }
    case 'search:impression':
      return [{ event: 'search', search_term: event.text }];
    case 'cart:add':
    case 'cart:remove': {
      const { line, quantity } = event;
      const name = event.type === 'cart:add' ? 'add_to_cart' : 'remove_from_cart';
      const value = rounded((line.unitPrice?.sellingPriceIncVat ?? 0) * quantity);
      return [RESET, { event: name, ecommerce: { currency, value, items: [cartItem(line, quantity)] } }];
    }
    case 'checkout:impression': {
      const value = event.cart.summary?.total?.sellingPriceIncVat;
      return [RESET, { event: 'begin_checkout', ecommerce: { currency, value, items: itemsOf(event.cart) } }];
    }
    case 'checkout:purchase':
      return [RESET, { event: 'purchase', ecommerce: purchase(event.orderId, event.cart, currency) }];
    case 'page:impression':
    case 'cart:change':
    case 'user:change':
      return [];
    default:
      return assertNever(event);
  }
}

function catalogItem({ productId, name, brand, primaryCategory, unitPrice }: SubjectProduct) {
  return {
    item_id: String(productId),
    item_name: name,
    item_brand: brand?.name,
    item_category: primaryCategory?.name,
    price: unitPrice?.sellingPriceIncVat,
  };
}

function itemsOf({ items }: SubjectCart) {
  return compact(items).map((line) => cartItem(line, line.quantity));
}

function cartItem({ skuId, unitPrice, product }: SubjectLine, quantity: number) {
  return {
    item_id: String(product?.productId ?? ''),
    item_name: product?.name,
    item_brand: product?.brand?.name,
    item_category: product?.primaryCategory?.name,
    item_variant: sizeOf({ skuId, product }),
    price: unitPrice?.sellingPriceIncVat,
    quantity,
  };
}

function purchase(transactionId: string, cart: SubjectCart, currency: string) {
  const { total, shipping, fixedAmountDiscountIncVat = 0 } = cart.summary ?? {};
  return {
    transaction_id: transactionId,
    currency,
    ...(total && {
      value: total.sellingPriceIncVat,
      value_ex_tax: total.sellingPriceExVat,
      value_tax: vatOf(total),
    }),
    shipping: shipping?.feeIncVat,
    shipping_ex_tax: shipping?.feeExVat,
    coupon: cart.promoCode ?? undefined,
    total_discount: fixedAmountDiscountIncVat,
    items: itemsOf(cart),
  };
}

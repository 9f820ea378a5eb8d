import { assertNever } from '@hemvaror/domain/assertNever';
import { compact } from '@hemvaror/domain/compact';
import type { SubjectCart, SubjectLine, SubjectProduct } from '@hemvaror/runtime/contract/pageSubject';
import { rounded, vatOf } from './amounts.ts';
import type { ShopEvent } from './shopEvent.ts';
import { sizeOf } from './sizeOf.ts';

/** Maps an event to the entries of the key style `products`: events with names like `Add to Cart`. Prices exclude VAT. */
export function namedEvents(event: ShopEvent, currencyCode: string): object[] {
  switch (event.type) {
    case 'product-detail:impression':
      return [
        {
          event: 'Product Detail Impression',
          ecommerce: {
            currencyCode,
            detail: { products: [{ ...catalogProduct(event.product), currency: currencyCode }] },
          },
          'gtm.uniqueEventId': 4,
        },
      ];
    case 'product:impression':
      return [
        {
          event: 'Product Impression',
          ecommerce: {
            currencyCode,
            detail: {
              products: event.products.map((product, at) => ({ ...catalogProduct(product), position: at + 1 })),
            },
          },
          'gtm.uniqueEventId': 4,
        },
      ];
    case 'search:impression':
      return [{ event: 'Search', eventInfo: { searchTerm: event.text } }];
    case 'cart:add':
      return [
        {
          event: 'Add to Cart',
          ecommerce: { currencyCode, add: { products: [cartProduct(event.line, event.quantity)] } },
          'gtm.uniqueEventId': 11,
        },
      ];
    case 'cart:remove':
      return [
        {
          event: 'Remove from Cart',
          ecommerce: { currencyCode, remove: { products: [cartProduct(event.line, event.quantity)] } },
          'gtm.uniqueEventId': 12,
        },
      ];
    case 'checkout:impression':
      return [
        {
          event: 'Checkout Step',
          ecommerce: {
            currencyCode,
            checkout: { actionField: { step: 1 } },
            products: compact(event.cart.items).map((line) => cartProduct(line, line.quantity)),
          },
          'gtm.uniqueEventId': 6,
        },
      ];
    case 'checkout:purchase':
      return [{ event: 'purchase', ecommerce: { currencyCode, purchase: purchase(event.orderId, event.cart) } }];
    case 'page:impression':
    case 'cart:change':
    case 'user:change':
      return [];
    default:
      return assertNever(event);
  }
}

function catalogProduct({ productId, name, brand, primaryCategory, unitPrice, totalStock }: SubjectProduct) {
  return {
    id: String(productId),
    name,
    brand: brand?.name,
    category: primaryCategory?.name,
    ...(unitPrice && { price: unitPrice.sellingPriceExVat, tax: vatOf(unitPrice) }),
    inStock: (totalStock?.totalStock ?? 0) > 0,
    urgencyLabelDisplayed: false,
  };
}

function cartProduct({ skuId, unitPrice, product }: SubjectLine, quantity: number) {
  return {
    id: String(product?.productId ?? ''),
    name: product?.name,
    brand: product?.brand?.name,
    category: product?.primaryCategory?.name,
    ...(unitPrice && { price: unitPrice.sellingPriceExVat, tax: vatOf(unitPrice) }),
    quantity,
    variant: sizeOf({ skuId, product }),
    sku: String(skuId),
  };
}

function purchase(id: string, { items, promoCode, summary }: SubjectCart) {
  const { total, shipping, fixedAmountDiscountIncVat = 0, fixedAmountDiscountExVat = 0 } = summary ?? {};
  return {
    actionField: {
      id,
      ...(total && { revenue: total.sellingPriceIncVat, tax: vatOf(total) }),
      ...(shipping?.feeExVat !== undefined && {
        shipping: shipping.feeExVat,
        shippingTax: rounded(shipping.feeIncVat - shipping.feeExVat),
      }),
      discount: fixedAmountDiscountExVat,
      discountTax: rounded(fixedAmountDiscountIncVat - fixedAmountDiscountExVat),
      timestamp: Math.floor(Date.now() / 1000),
      coupon: promoCode ?? '',
    },
    products: compact(items).map((line) => {
      const { id: itemId, name, brand, category, variant, ...amounts } = cartProduct(line, line.quantity);
      return {
        item_id: itemId,
        item_name: name,
        item_brand: brand,
        item_category: category,
        item_variant: variant,
        ...amounts,
      };
    }),
  };
}

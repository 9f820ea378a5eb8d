import { testShop } from '@hemvaror/testing/testShop';
import { aLowestPrice, aPrice } from '@hemvaror/testing/builders/aPrice';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import { aRelatedProduct } from '@hemvaror/testing/builders/aRelatedProduct';
import { aSku, aStock } from '@hemvaror/testing/builders/aSku';
import { aVariant, aVariantGroup } from '@hemvaror/testing/builders/aVariant';
import { relatedCards } from './related/relatedCards.ts';
import { siblings } from './siblings.ts';
import { specification } from './specification.ts';
import { productStructuredData } from './structuredData.ts';

const parameter = (name: string | null, value: string | null, show = true) => ({ name, value, show });

test('variants have their color, on any level of the variant tree', () => {
  const size = { ...aVariant(9, '96 mm', ''), level: 0 };
  const oak = aVariant(1, 'Ek', '#b8935a');
  const flat = [oak, aVariant(2, 'Svart', '#222')].map((one) => ({ ...one, variants: [size] }));
  const outer = { ...aVariant(0, 'Krokar', ''), level: 2, variants: [oak, aVariant(2, 'Svart', 'url(x)')] };

  expect(siblings(aVariantGroup(flat)).map(({ productId, color }) => [productId, color])).toEqual([
    [1, '#b8935a'],
    [2, '#222'],
  ]);
  expect(siblings(aVariantGroup([outer])).map(({ color }) => color)).toEqual(['#b8935a', null]);
});

test('a product without variants has no siblings', () => {
  expect(siblings(aVariantGroup([aVariant(1, 'Svart', '#222')]))).toEqual([]);
  expect(siblings(null)).toEqual([]);
});

test('a specification lists the visible parameters and joins the values of one name', () => {
  expect(
    specification({
      skus: [{ name: '96 mm' }],
      parameterGroups: [
        { parameters: [parameter('Material', 'Ek'), parameter('Intern', '7', false), null] },
        { parameters: [parameter('Material', 'Mässing'), parameter('Vikt', ''), parameter(null, 'x')] },
        null,
      ],
    }),
  ).toEqual([{ name: 'Material', value: 'Ek, Mässing' }]);
});

test.each([
  ['78 g, 2,4 kg', '78 g (96 mm), 2,4 kg (128 mm)'],
  ['78 g, 94 g, 112 g', '78 g, 94 g, 112 g'],
  ['78 g', '78 g'],
  ['96, 128 mm', '96, 128 mm'],
  ['2 st M4 × 25 mm, ingår', '2 st M4 × 25 mm, ingår'],
])('of two sizes the value %s is %s', (value, expected) => {
  const skus = [{ name: '96 mm' }, { name: '128 mm' }];

  expect(specification({ skus, parameterGroups: [{ parameters: [parameter('Vikt', value)] }] })).toEqual([
    { name: 'Vikt', value: expected },
  ]);
});

const knob = (skuId: number) => aSku({ skuId, productId: 9, stock: aStock(4) });

test('related products have the product id of their SKU, and those without a SKU are omitted', () => {
  const related = aRelatedProduct({ skus: [knob(90), knob(91)] });

  expect(relatedCards([related, null, aRelatedProduct({ skus: [] })])).toMatchObject([
    { productId: 9, name: 'Knopp Ask' },
  ]);
});

test('a related product has the stock of its only SKU, or none if it has several SKUs', () => {
  const [one, several] = relatedCards([
    aRelatedProduct({ skus: [knob(90)] }),
    aRelatedProduct({ skus: [knob(90), knob(91)] }),
  ]);

  expect(one?.totalStock).toEqual(aStock(4));
  expect(several?.totalStock).toBeNull();
});

test('structured data contains each SKU with price and availability', () => {
  const skus = [
    aSku(),
    aSku({ articleNumber: 'b', stock: aStock(0, 4) }),
    aSku({ articleNumber: 'c', stock: aStock(0) }),
  ];

  expect(productStructuredData(aProduct({ skus }), '/p/krokar/krok-ek', testShop())).toMatchObject({
    '@graph': [
      {
        '@type': 'Product',
        sku: 'TV-7-96',
        gtin: '2000000200019',
        image: [
          'http://localhost:3000/images/product/1200f1500/krok-ek-1.webp',
          'http://localhost:3000/images/product/1200f1500/krok-ek-2.webp',
        ],
        aggregateRating: { ratingValue: 4.5, reviewCount: 18 },
        offers: {
          url: 'http://localhost:3000/p/krokar/krok-ek',
          price: 149,
          priceCurrency: 'SEK',
          availability: 'https://schema.org/InStock',
        },
      },
      { sku: 'b', offers: { availability: 'https://schema.org/BackOrder' } },
      { sku: 'c', offers: { availability: 'https://schema.org/OutOfStock' } },
    ],
  });
});

test('structured data announces no reduction: its offers have the selling price only', () => {
  const reduced = { isDiscounted: true, discountPercentage: 17, regularPriceIncVat: 599, discountIncVat: 100 };
  const product = aProduct({ unitPrice: aPrice(499, reduced), lowestPrice: aLowestPrice(399) });

  const data = JSON.stringify(productStructuredData(product, '/p/krokar/krok-ek', testShop()));

  expect(data.match(/"\w*[pP]rice\w*":[^,}]+/g)).toEqual(['"priceCurrency":"SEK"', '"price":499']);
  expect(data).not.toMatch(/599|399/);
});

test('structured data contains the color of a variant, and the size if there are several', () => {
  const variants = [aVariant(7, 'Ek', '#c49a6c'), aVariant(8, 'Svart', '#222')];
  const product = aProduct({ variantGroup: aVariantGroup(variants), skus: [aSku(), aSku({ skuId: 71 })] });

  expect(productStructuredData(product, '/p/krokar/krok-ek', testShop())).toMatchObject({
    '@graph': [
      { color: 'Ek', size: '96 mm', inProductGroupWithID: '7' },
      { color: 'Ek', size: '96 mm', inProductGroupWithID: '7' },
    ],
  });
});

test('structured data omits a rating without votes, and contains a product without SKUs once', () => {
  const product = aProduct({ rating: { score: 0, voteCount: 0 }, skus: [], productImages: [], brand: null });

  const data = productStructuredData(product, '/p/krokar/krok-ek', testShop());

  expect(JSON.parse(JSON.stringify(data))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        inProductGroupWithID: '7',
        name: 'Krok Ek',
        description: 'En krok av ek.',
        offers: {
          '@type': 'Offer',
          url: 'http://localhost:3000/p/krokar/krok-ek',
          priceCurrency: 'SEK',
          price: 149,
          availability: 'https://schema.org/InStock',
          itemCondition: 'https://schema.org/NewCondition',
        },
      },
    ],
  });
});

test('a sold-out sibling is marked as sold out', () => {
  const variants = [aVariant(7, 'Ek', '#c49a6c'), aVariant(8, 'Svart', '#222', aStock(0))];

  expect(siblings(aVariantGroup(variants)).map(({ isSoldOut }) => isSoldOut)).toEqual([false, true]);
});

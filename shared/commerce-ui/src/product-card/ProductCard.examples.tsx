import type { ComponentExamples } from '@hemvaror/ui/examples/componentExamples';
import { exampleColor, exampleDiscount, examplePrice, exampleProduct } from '../examples/exampleProducts.ts';
import { ProductCard } from './ProductCard.tsx';

export const examples: ComponentExamples = {
  component: 'ProductCard',
  group: 'cards',
  layout: 'grid',
  examples: [
    {
      name: (translate) => translate('Vanlig', 'Plain'),
      show: (translate) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(translate, 1, 'handle-ribba-oak', {
            name: translate('Ribba trähandtag, ek', 'Ribba wooden handle, oak'),
          })}
        />
      ),
    },
    {
      name: (translate) => translate('Hovring: andra bilden', 'Hover: the second image'),
      state: 'hover',
      show: (translate) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(translate, 2, 'handle-ribba-walnut', {
            name: translate('Ribba trähandtag, valnöt', 'Ribba wooden handle, walnut'),
          })}
        />
      ),
    },
    {
      name: (translate) => translate('Rea', 'Sale'),
      show: (translate) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(translate, 3, 'handle-snacka-brass', {
            name: translate('Snäcka skålhandtag, mässing', 'Snäcka cup handle, brass'),
            brand: { name: 'Lindvarp' },
            unitPrice: exampleDiscount(translate('159 kr', '€15.90'), translate('199 kr', '€19.90')),
            lowestPrice: {
              discountPercentage: 6,
              lowestPriceIncVatFormatted: translate('169 kr', '€16.90'),
              lowestPriceExVatFormatted: translate('135,20 kr', '€13.52'),
            },
          })}
        />
      ),
    },
    {
      name: (translate) => translate('Nyhet med kampanj', 'New, with a campaign'),
      show: (translate) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(translate, 4, 'handle-tamp-leather', {
            name: translate('Tamp läderhandtag, konjak', 'Tamp leather handle, cognac'),
            firstAvailableOn: '2026-11-20',
            discountCampaigns: [{ name: translate('Mängdrabatt', 'Volume discount'), hideTitle: false }],
          })}
        />
      ),
    },
    {
      name: (translate) => translate('Flera färger', 'Several colors'),
      show: (translate) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(translate, 9, 'knob-sol-brass', {
            name: translate('Sol knopp, mässing', 'Sol knob, brass'),
            variantGroup: { variants: ['#b8935a', '#232323', '#cfae85'].map(exampleColor) },
          })}
        />
      ),
    },
    {
      name: (translate) => translate('Slutsåld', 'Sold out'),
      show: (translate) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(translate, 5, 'box-svep-ash', {
            name: translate('Svep låda, ask', 'Svep box, ash'),
            totalStock: { totalStock: 0, inStock: 0, oversellable: 0, static: 0 },
          })}
        />
      ),
    },
    {
      name: (translate) => translate('Med lagerrad', 'With a stock line'),
      show: (translate) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(translate, 6, 'knob-rand-brass', {
            name: translate('Rand knopp, mässing', 'Rand knob, brass'),
            brand: { name: 'Lindvarp' },
            totalStock: { totalStock: 3, inStock: 3, oversellable: 0, static: 0 },
          })}
        />
      ),
    },
    {
      name: (translate) => translate('Utan bild', 'Without an image'),
      show: (translate) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(translate, 8, 'no-picture', {
            name: translate('Klot vägglampa, mässing', 'Klot wall lamp, brass'),
            productImages: [],
            unitPrice: examplePrice(translate('1 695 kr', '€169.50')),
          })}
        />
      ),
    },
  ],
};

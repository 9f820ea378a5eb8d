import type { ComponentExamples } from '@hemvaror/ui/examples/componentExamples';
import { exampleDiscount, examplePrice, exampleProduct } from '../examples/exampleProducts.ts';
import { ProductCard } from './ProductCard.tsx';

export const examples: ComponentExamples = {
  component: 'ProductCard',
  group: 'cards',
  layout: 'grid',
  examples: [
    {
      name: (say) => say('Vanlig', 'Plain'),
      show: (say) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(say, 1, 'handle-ribba-oak', {
            name: say('Ribba trähandtag, ek', 'Ribba wooden handle, oak'),
          })}
        />
      ),
    },
    {
      name: (say) => say('Hovring: andra bilden', 'Hover: the second picture'),
      state: 'hover',
      show: (say) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(say, 2, 'handle-ribba-walnut', {
            name: say('Ribba trähandtag, valnöt', 'Ribba wooden handle, walnut'),
          })}
        />
      ),
    },
    {
      name: (say) => say('Rea', 'Sale'),
      show: (say) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(say, 3, 'handle-snacka-brass', {
            name: say('Snäcka skålhandtag, mässing', 'Snäcka cup handle, brass'),
            brand: { name: 'Lindvarp' },
            unitPrice: exampleDiscount(say('159 kr', '€15.90'), say('199 kr', '€19.90')),
            lowestPrice: {
              lowestPriceIncVatFormatted: say('169 kr', '€16.90'),
              lowestPriceExVatFormatted: say('135,20 kr', '€13.52'),
            },
          })}
        />
      ),
    },
    {
      name: (say) => say('Ny: en kampanj som vill nämnas', 'New: a campaign that wants to be named'),
      show: (say) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(say, 4, 'handle-tamp-leather', {
            name: say('Tamp läderhandtag, konjak', 'Tamp leather handle, cognac'),
            discountCampaigns: [{ name: say('Nyhet', 'New'), hideTitle: false }],
          })}
        />
      ),
    },
    {
      name: (say) => say('Slutsåld', 'Sold out'),
      show: (say) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(say, 5, 'box-svep-ash', {
            name: say('Svep låda, ask', 'Svep box, ash'),
            totalStock: { totalStock: 0, inStock: 0, oversellable: 0, static: 0 },
          })}
        />
      ),
    },
    {
      name: (say) => say('Med lagerrad', 'With its stock'),
      show: (say) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(say, 6, 'knob-rand-brass', {
            name: say('Rand knopp, mässing', 'Rand knob, brass'),
            brand: { name: 'Lindvarp' },
            totalStock: { totalStock: 3, inStock: 3, oversellable: 0, static: 0 },
          })}
        />
      ),
    },
    {
      name: (say) => say('Utan bild', 'Without a picture'),
      show: (say) => (
        <ProductCard
          heading="h3"
          product={exampleProduct(say, 8, 'no-picture', {
            name: say('Klot vägglampa, mässing', 'Klot wall lamp, brass'),
            productImages: [],
            unitPrice: examplePrice(say('1 695 kr', '€169.50')),
          })}
        />
      ),
    },
  ],
};

import type { ComponentExamples, Say } from '@hemvaror/ui/examples/componentExamples';
import { exampleDiscount, examplePrice } from '../examples/exampleProducts.ts';
import { Price } from './Price.tsx';

const lowest = (say: Say) => ({
  lowestPriceIncVatFormatted: say('299 kr', '€29.90'),
  lowestPriceExVatFormatted: say('239,20 kr', '€23.92'),
});

export const examples: ComponentExamples = {
  component: 'Price',
  group: 'price',
  examples: [
    {
      name: (say) => say('Ordinarie', 'Regular'),
      show: (say) => <Price price={examplePrice(say('349 kr', '€34.90'))} />,
    },
    {
      name: (say) => say('Nedsatt', 'Discounted'),
      show: (say) => (
        <Price price={exampleDiscount(say('279 kr', '€27.90'), say('349 kr', '€34.90'))} lowest={lowest(say)} />
      ),
    },
    {
      name: (say) => say('Produktsida', 'Product page'),
      show: (say) => <Price size="large" price={examplePrice(say('189 kr', '€18.90'))} />,
    },
    {
      name: (say) => say('Produktsida, nedsatt', 'Product page, discounted'),
      show: (say) => (
        <Price
          size="large"
          price={exampleDiscount(say('1 495 kr', '€149.50'), say('1 895 kr', '€189.50'))}
          lowest={lowest(say)}
        />
      ),
    },
  ],
};

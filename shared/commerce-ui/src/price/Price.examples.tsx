import type { ComponentExamples, Translate } from '@hemvaror/ui/examples/componentExamples';
import { exampleDiscount, examplePrice } from '../examples/exampleProducts.ts';
import { Price } from './Price.tsx';

const lowest = (translate: Translate) => ({
  discountPercentage: 7,
  lowestPriceIncVatFormatted: translate('299 kr', '€29.90'),
  lowestPriceExVatFormatted: translate('239,20 kr', '€23.92'),
});

export const examples: ComponentExamples = {
  component: 'Price',
  group: 'price',
  examples: [
    {
      name: (translate) => translate('Ordinarie', 'Regular'),
      show: (translate) => <Price price={examplePrice(translate('349 kr', '€34.90'))} />,
    },
    {
      name: (translate) => translate('Nedsatt', 'Discounted'),
      show: (translate) => (
        <Price
          price={exampleDiscount(translate('279 kr', '€27.90'), translate('349 kr', '€34.90'))}
          lowest={lowest(translate)}
        />
      ),
    },
    {
      name: (translate) => translate('Produktsida', 'Product page'),
      show: (translate) => <Price size="large" price={examplePrice(translate('189 kr', '€18.90'))} />,
    },
    {
      name: (translate) => translate('Produktsida, nedsatt', 'Product page, discounted'),
      show: (translate) => (
        <Price
          size="large"
          price={exampleDiscount(translate('1 495 kr', '€149.50'), translate('1 895 kr', '€189.50'))}
          lowest={{
            discountPercentage: 21,
            lowestPriceIncVatFormatted: translate('1 895 kr', '€189.50'),
            lowestPriceExVatFormatted: translate('1 516 kr', '€151.60'),
          }}
        />
      ),
    },
  ],
};

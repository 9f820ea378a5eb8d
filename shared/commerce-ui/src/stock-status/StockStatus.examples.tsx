import type { ComponentExamples, Example } from '@hemvaror/ui/examples/componentExamples';
import type { StockStatus_stockFragment } from './StockStatus.generated.ts';
import { StockStatus } from './StockStatus.tsx';

const NONE: StockStatus_stockFragment = { totalStock: 0, inStock: 0, oversellable: 0, static: 0 };

function stock(name: Example['name'], fields: Partial<StockStatus_stockFragment>, incoming?: string): Example {
  return { name, show: () => <StockStatus withTime stock={{ ...NONE, ...fields }} incoming={incoming} /> };
}

export const examples: ComponentExamples = {
  component: 'StockStatus',
  group: 'price',
  examples: [
    stock((translate) => translate('I lager', 'In stock'), { totalStock: 20, inStock: 20 }),
    stock((translate) => translate('Få kvar', 'Few left'), { totalStock: 3, inStock: 3 }),
    stock((translate) => translate('Slut', 'Out of stock'), {}),
    stock((translate) => translate('Slut, mer på väg', 'Out of stock, more on its way'), {}, '2026-04-02'),
    stock((translate) => translate('Beställningsvara', 'Made to order'), { totalStock: 4, oversellable: 4 }),
    stock((translate) => translate('Hos tillverkaren', 'At the maker'), { totalStock: 9, static: 9 }),
  ],
};

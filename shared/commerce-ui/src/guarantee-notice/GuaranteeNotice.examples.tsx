import type { ComponentExamples } from '@hemvaror/ui/examples/componentExamples';
import { GuaranteeNotice } from './GuaranteeNotice.tsx';

export const examples: ComponentExamples = {
  component: 'GuaranteeNotice',
  group: 'messages',
  examples: [
    { name: (translate) => translate('I kassan', 'At checkout'), show: () => <GuaranteeNotice /> },
    { name: (translate) => translate('På produktsidan', 'On a product page'), show: () => <GuaranteeNotice folded /> },
  ],
};

import type { ComponentExamples } from '@hemvaror/ui/examples/componentExamples';
import { PageFailed } from './PageFailed.tsx';

export const examples: ComponentExamples = {
  component: 'PageFailed',
  group: 'messages',
  layout: 'grid',
  examples: [
    { name: (translate) => translate('Vilken sida som helst', 'Any page'), show: () => <PageFailed /> },
    {
      name: (translate) => translate('Med egen text', 'With its own text'),
      show: (translate) => (
        <PageFailed title={translate('Bekräftelsen kunde inte visas', "We couldn't show the confirmation")}>
          {translate('Din order påverkas inte.', "Your order isn't affected.")}
        </PageFailed>
      ),
    },
  ],
};

import type { ComponentExamples } from '@hemvaror/ui/examples/componentExamples';
import { PageFailed } from './PageFailed.tsx';

export const examples: ComponentExamples = {
  component: 'PageFailed',
  group: 'messages',
  layout: 'grid',
  examples: [
    { name: (say) => say('Vilken sida som helst', 'Any page'), show: () => <PageFailed /> },
    {
      name: (say) => say('Med egna ord', 'With words of its own'),
      show: (say) => (
        <PageFailed title={say('Bekräftelsen kunde inte visas', "We couldn't show the confirmation")}>
          {say('Din order påverkas inte.', "Your order isn't affected.")}
        </PageFailed>
      ),
    },
  ],
};

import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

export const examples: ComponentExamples = {
  component: 'Breadcrumb',
  group: 'ways',
  examples: [
    {
      name: (say) => say('På en telefon ett steg tillbaka', 'On a phone one step back'),
      show: (say) => (
        <Breadcrumb
          label={say('Brödsmulor', 'Breadcrumbs')}
          trail={[
            { label: say('Hem', 'Home'), href: '#' },
            { label: say('Beslag', 'Hardware'), href: '#breadcrumb' },
          ]}
          current={say('Handtag', 'Handles')}
        />
      ),
    },
  ],
};

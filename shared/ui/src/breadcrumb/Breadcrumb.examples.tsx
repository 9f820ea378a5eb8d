import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

export const examples: ComponentExamples = {
  component: 'Breadcrumb',
  group: 'ways',
  examples: [
    {
      name: (translate) => translate('På en telefon ett steg tillbaka', 'On a phone one step back'),
      show: (translate) => (
        <Breadcrumb
          label={translate('Brödsmulor', 'Breadcrumbs')}
          trail={[
            { label: translate('Hem', 'Home'), href: '#' },
            { label: translate('Beslag', 'Hardware'), href: '#breadcrumb' },
          ]}
          current={translate('Handtag', 'Handles')}
        />
      ),
    },
  ],
};

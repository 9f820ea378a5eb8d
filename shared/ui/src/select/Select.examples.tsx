import type { ComponentExamples, Translate } from '../examples/componentExamples.ts';
import { Select } from './Select.tsx';

const sorting = (translate: Translate) => ({
  label: translate('Sortera', 'Sort by'),
  options: [
    { value: 'latest', label: translate('Senaste', 'Newest') },
    { value: 'lowest', label: translate('Lägsta pris', 'Lowest price') },
    { value: 'relevance', label: translate('Relevans', 'Relevance'), disabled: true },
  ],
});

export const examples: ComponentExamples = {
  component: 'Select',
  group: 'fields',
  layout: 'grid',
  examples: [
    { name: (translate) => translate('Vanlig', 'Plain'), show: (translate) => <Select {...sorting(translate)} /> },
    {
      name: (translate) => translate('Fokus', 'Focus'),
      show: (translate) => <Select {...sorting(translate)} data-forced-state="focus" />,
    },
    {
      name: (translate) => translate('Fel', 'In error'),
      show: (translate) => (
        <Select {...sorting(translate)} error={translate('Välj en ordning', 'Select a sort order')} />
      ),
    },
    {
      name: (translate) => translate('Spärrad', 'Disabled'),
      show: (translate) => <Select {...sorting(translate)} disabled />,
    },
    {
      name: (translate) => translate('Ovanför en lista', 'Above a list'),
      show: (translate) => <Select {...sorting(translate)} plain labelHidden />,
    },
  ],
};

import type { ComponentExamples, Say } from '../examples/componentExamples.ts';
import { Select } from './Select.tsx';

const sorting = (say: Say) => ({
  label: say('Sortera', 'Sort by'),
  options: [
    { value: 'latest', label: say('Senaste', 'Newest') },
    { value: 'lowest', label: say('Lägsta pris', 'Lowest price') },
    { value: 'relevance', label: say('Relevans', 'Relevance'), disabled: true },
  ],
});

export const examples: ComponentExamples = {
  component: 'Select',
  group: 'fields',
  layout: 'grid',
  examples: [
    { name: (say) => say('Vanlig', 'Plain'), show: (say) => <Select {...sorting(say)} /> },
    { name: (say) => say('Fokus', 'Focus'), show: (say) => <Select {...sorting(say)} data-shown-state="focus" /> },
    {
      name: (say) => say('Fel', 'In error'),
      show: (say) => <Select {...sorting(say)} error={say('Välj en ordning', 'Choose an order')} />,
    },
    { name: (say) => say('Spärrad', 'Disabled'), show: (say) => <Select {...sorting(say)} disabled /> },
    {
      name: (say) => say('Ovanför en lista', 'Above a list'),
      show: (say) => <Select {...sorting(say)} plain labelHidden />,
    },
  ],
};

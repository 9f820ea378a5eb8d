import type { ComponentExamples } from '../examples/componentExamples.ts';
import { ArrowRightIcon } from '../icons/ArrowRightIcon.tsx';
import { HeartIcon } from '../icons/HeartIcon.tsx';
import { TruckIcon } from '../icons/TruckIcon.tsx';
import { Button } from './Button.tsx';

export const examples: ComponentExamples = {
  component: 'Button',
  group: 'buttons',
  examples: [
    {
      name: (say) => say('Primär', 'Primary'),
      show: (say) => <Button>{say('Lägg i varukorgen', 'Add to cart')}</Button>,
    },
    {
      name: (say) => say('Hovring', 'Hover'),
      state: 'hover',
      show: (say) => <Button>{say('Lägg i varukorgen', 'Add to cart')}</Button>,
    },
    {
      name: (say) => say('Fokus', 'Focus'),
      state: 'focus',
      show: (say) => <Button>{say('Lägg i varukorgen', 'Add to cart')}</Button>,
    },
    {
      name: (say) => say('Spärrad', 'Disabled'),
      show: (say) => <Button disabled>{say('Lägg i varukorgen', 'Add to cart')}</Button>,
    },
    {
      name: (say) => say('Arbetar', 'Busy'),
      show: (say) => <Button loading>{say('Lägger till', 'Adding')}</Button>,
    },
    {
      name: (say) => say('Sekundär', 'Secondary'),
      show: (say) => <Button variant="secondary">{say('Visa fler', 'Show more')}</Button>,
    },
    {
      name: (say) => say('Sekundär, hovring', 'Secondary, hover'),
      state: 'hover',
      show: (say) => <Button variant="secondary">{say('Visa fler', 'Show more')}</Button>,
    },
    {
      name: (say) => say('Text', 'Text'),
      show: (say) => <Button variant="text">{say('Rensa alla', 'Clear all')}</Button>,
    },
    {
      name: (say) => say('Tyst', 'Quiet'),
      show: (say) => <Button variant="quiet">{say('Redigera', 'Edit')}</Button>,
    },
    {
      name: (say) => say('Liten', 'Small'),
      show: (say) => (
        <Button size="s" variant="secondary">
          {say('Rensa', 'Clear')}
        </Button>
      ),
    },
    {
      name: (say) => say('Stor', 'Large'),
      show: (say) => <Button size="l">{say('Till kassan', 'Go to checkout')}</Button>,
    },
    {
      name: (say) => say('Som länk', 'As a link'),
      show: (say) => <Button href="#button">{say('Se nyheterna', "See what's new")}</Button>,
    },
    {
      name: (say) => say('Ikon till vänster', 'Icon left'),
      show: (say) => (
        <Button variant="secondary" icon={<HeartIcon />}>
          {say('Bevaka', 'Tell me')}
        </Button>
      ),
    },
    {
      name: (say) => say('Ikon till höger', 'Icon right'),
      show: (say) => (
        <Button variant="secondary" icon={<ArrowRightIcon />} iconPosition="right">
          {say('Läs mer', 'Read more')}
        </Button>
      ),
    },
    {
      name: (say) => say('Ikon ovanför', 'Icon on top'),
      show: (say) => (
        <Button variant="secondary" icon={<TruckIcon />} iconPosition="top">
          {say('Spåra', 'Track')}
        </Button>
      ),
    },
  ],
};

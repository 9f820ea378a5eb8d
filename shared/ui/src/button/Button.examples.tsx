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
      name: (translate) => translate('Primär', 'Primary'),
      show: (translate) => <Button>{translate('Lägg i varukorgen', 'Add to cart')}</Button>,
    },
    {
      name: (translate) => translate('Hovring', 'Hover'),
      state: 'hover',
      show: (translate) => <Button>{translate('Lägg i varukorgen', 'Add to cart')}</Button>,
    },
    {
      name: (translate) => translate('Fokus', 'Focus'),
      state: 'focus',
      show: (translate) => <Button>{translate('Lägg i varukorgen', 'Add to cart')}</Button>,
    },
    {
      name: (translate) => translate('Spärrad', 'Disabled'),
      show: (translate) => <Button disabled>{translate('Lägg i varukorgen', 'Add to cart')}</Button>,
    },
    {
      name: (translate) => translate('Arbetar', 'Busy'),
      show: (translate) => <Button loading>{translate('Lägger till', 'Adding')}</Button>,
    },
    {
      name: (translate) => translate('Sekundär', 'Secondary'),
      show: (translate) => <Button variant="secondary">{translate('Visa fler', 'Show more')}</Button>,
    },
    {
      name: (translate) => translate('Sekundär, hovring', 'Secondary, hover'),
      state: 'hover',
      show: (translate) => <Button variant="secondary">{translate('Visa fler', 'Show more')}</Button>,
    },
    {
      name: (translate) => translate('Text', 'Text'),
      show: (translate) => <Button variant="text">{translate('Rensa alla', 'Clear all')}</Button>,
    },
    {
      name: (translate) => translate('Tyst', 'Quiet'),
      show: (translate) => <Button variant="quiet">{translate('Redigera', 'Edit')}</Button>,
    },
    {
      name: (translate) => translate('Liten', 'Small'),
      show: (translate) => (
        <Button size="s" variant="secondary">
          {translate('Rensa', 'Clear')}
        </Button>
      ),
    },
    {
      name: (translate) => translate('Stor', 'Large'),
      show: (translate) => <Button size="l">{translate('Till kassan', 'Go to checkout')}</Button>,
    },
    {
      name: (translate) => translate('Som länk', 'As a link'),
      show: (translate) => <Button href="#button">{translate('Se nyheterna', "See what's new")}</Button>,
    },
    {
      name: (translate) => translate('Ikon till vänster', 'Icon left'),
      show: (translate) => (
        <Button variant="secondary" icon={<HeartIcon />}>
          {translate('Bevaka', 'Notify me')}
        </Button>
      ),
    },
    {
      name: (translate) => translate('Ikon till höger', 'Icon right'),
      show: (translate) => (
        <Button variant="secondary" icon={<ArrowRightIcon />} iconPosition="right">
          {translate('Läs mer', 'Read more')}
        </Button>
      ),
    },
    {
      name: (translate) => translate('Ikon ovanför', 'Icon on top'),
      show: (translate) => (
        <Button variant="secondary" icon={<TruckIcon />} iconPosition="top">
          {translate('Spåra', 'Track')}
        </Button>
      ),
    },
  ],
};

import { ChoiceLegend } from '../choice-legend/ChoiceLegend.tsx';
import type { ComponentExamples, Say } from '../examples/componentExamples.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { swatchAttributes, SwatchRow } from './Swatch.tsx';

const colors = (say: Say) => [
  { color: 'rgb(184 147 90)', name: say('Mässing', 'Brass') },
  { color: 'rgb(35 35 35)', name: say('Svart', 'Black') },
  { color: 'rgb(185 188 191)', name: say('Borstat stål', 'Brushed steel') },
  { color: 'rgb(207 174 133)', name: say('Ek', 'Oak') },
];

export const examples: ComponentExamples = {
  component: 'Swatch',
  group: 'product',
  examples: [
    {
      name: (say) => say('Produktens färger', 'The colors of a product'),
      show: (say) => (
        <nav aria-label={say('Färg', 'Color')}>
          <ChoiceLegend as="p" label={say('Färg', 'Color')}>
            {say('Mässing', 'Brass')}
          </ChoiceLegend>
          <SwatchRow>
            {colors(say).map(({ color, name }, at) => (
              <a key={color} href="#swatch" aria-current={at === 0 ? 'page' : undefined} {...swatchAttributes(color)}>
                <VisuallyHidden>{name}</VisuallyHidden>
              </a>
            ))}
          </SwatchRow>
        </nav>
      ),
    },
  ],
};

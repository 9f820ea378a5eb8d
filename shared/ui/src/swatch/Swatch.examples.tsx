import { ChoiceLegend } from '../choice-legend/ChoiceLegend.tsx';
import type { ComponentExamples, Translate } from '../examples/componentExamples.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { swatchAttributes, SwatchRow } from './Swatch.tsx';
import { SwatchDot } from './SwatchDot.tsx';

const colors = (translate: Translate) => [
  { color: 'rgb(184 147 90)', name: translate('Mässing', 'Brass') },
  { color: 'rgb(35 35 35)', name: translate('Svart', 'Black') },
  { color: 'rgb(185 188 191)', name: translate('Borstat stål', 'Brushed steel') },
  { color: 'rgb(207 174 133)', name: translate('Ek', 'Oak') },
];

export const examples: ComponentExamples = {
  component: 'Swatch',
  group: 'product',
  examples: [
    {
      name: (translate) => translate('Produktens färger', 'The colors of a product'),
      show: (translate) => (
        <nav aria-label={translate('Färg', 'Color')}>
          <ChoiceLegend as="p" label={translate('Färg', 'Color')}>
            {translate('Mässing', 'Brass')}
          </ChoiceLegend>
          <SwatchRow>
            {colors(translate).map(({ color, name }, at) => (
              <a key={color} href="#swatch" aria-current={at === 0 ? 'page' : undefined} {...swatchAttributes(color)}>
                <VisuallyHidden>{name}</VisuallyHidden>
              </a>
            ))}
          </SwatchRow>
        </nav>
      ),
    },
    {
      name: (translate) => translate('Prickar, på kort och i filter', 'Dots, on cards and in filters'),
      show: (translate) => (
        <>
          {colors(translate).map(({ color, name }) => (
            <span key={color} style={{ marginInlineEnd: '1rem' }}>
              <SwatchDot color={color} /> {name}
            </span>
          ))}
        </>
      ),
    },
  ],
};

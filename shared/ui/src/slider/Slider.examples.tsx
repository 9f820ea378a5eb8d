import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Heading } from '../heading/Heading.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Slider } from './Slider.tsx';

const PICTURES = ['lamp-klot-brass', 'tray-rund-oak', 'vase-lok-black', 'handle-ribba-oak', 'knob-rand-brass'];

export const examples: ComponentExamples = {
  component: 'Slider',
  group: 'pictures',
  layout: 'wide',
  examples: [
    {
      name: (translate) => translate('En rad som går att dra', 'A row to swipe'),
      show: (translate) => (
        <Slider
          label={translate('Produkter', 'Products')}
          previousLabel={translate('Föregående', 'Previous')}
          nextLabel={translate('Nästa', 'Next')}
          head={
            <Heading size="section" as="h3">
              {translate('Nytt i butiken', 'New in the shop')}
            </Heading>
          }
        >
          {PICTURES.map((name) => (
            <Picture key={name} src={`/images/product/400f500/${name}-1.webp`} alt={name} width={400} height={500} />
          ))}
        </Slider>
      ),
    },
  ],
};

import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Heading } from './Heading.tsx';

export const examples: ComponentExamples = {
  component: 'Heading',
  group: 'text',
  layout: 'wide',
  examples: [
    {
      name: () => 'display',
      show: (translate) => (
        <Heading size="display" as="p">
          {translate('Gjort för att bli kvar', 'Made to last')}
        </Heading>
      ),
    },
    {
      name: () => 'page',
      show: (translate) => (
        <Heading size="page" as="p">
          {translate('När dagsljuset tar slut', 'When daylight ends')}
        </Heading>
      ),
    },
    {
      name: () => 'section',
      show: (translate) => (
        <Heading size="section" as="p">
          {translate('Nytt i butiken', 'New in the shop')}
        </Heading>
      ),
    },
    {
      name: () => 'part',
      show: (translate) => (
        <Heading size="part" as="p">
          {translate('Hyllor & handtag från Åre', 'Shelves & handles from Åre')}
        </Heading>
      ),
    },
    {
      name: () => 'small',
      show: (translate) => (
        <Heading size="small" as="p">
          {translate('Leveransadress', 'Delivery address')}
        </Heading>
      ),
    },
  ],
};

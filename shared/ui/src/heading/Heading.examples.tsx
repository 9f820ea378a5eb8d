import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Heading } from './Heading.tsx';

export const examples: ComponentExamples = {
  component: 'Heading',
  group: 'text',
  layout: 'wide',
  examples: [
    {
      name: () => 'display',
      show: (say) => (
        <Heading size="display" as="p">
          {say('Gjort för att bli kvar', 'Made to last')}
        </Heading>
      ),
    },
    {
      name: () => 'page',
      show: (say) => (
        <Heading size="page" as="p">
          {say('När dagsljuset tar slut', 'When daylight ends')}
        </Heading>
      ),
    },
    {
      name: () => 'section',
      show: (say) => (
        <Heading size="section" as="p">
          {say('Nytt i butiken', 'New in the shop')}
        </Heading>
      ),
    },
    {
      name: () => 'part',
      show: (say) => (
        <Heading size="part" as="p">
          {say('Hyllor & handtag från Åre', 'Shelves & handles from Åre')}
        </Heading>
      ),
    },
    {
      name: () => 'small',
      show: (say) => (
        <Heading size="small" as="p">
          {say('Leveransadress', 'Delivery address')}
        </Heading>
      ),
    },
  ],
};

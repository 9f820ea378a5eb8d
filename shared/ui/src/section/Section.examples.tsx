import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Heading } from '../heading/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { textLinkClassName } from '../text/textLinkClassName.ts';
import { Section, SectionHead } from './Section.tsx';

export const examples: ComponentExamples = {
  component: 'Section',
  group: 'text',
  layout: 'wide',
  examples: [
    {
      name: (say) => say('En del av en sida', 'A part of a page'),
      show: (say) => (
        <Section labelledBy="example-section">
          <SectionHead
            tools={
              <a className={textLinkClassName('quiet')} href="#section">
                {say('Visa alla', 'Show all')}
              </a>
            }
          >
            <Heading size="section" as="h3" id="example-section">
              {say('Nytt i butiken', 'New in the shop')}
            </Heading>
          </SectionHead>
          <Text>{say('Det som hör till rubriken.', 'What belongs to the heading.')}</Text>
        </Section>
      ),
    },
  ],
};

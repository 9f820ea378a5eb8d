import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Heading } from '../heading/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { textLinkClassName } from '../text/textLinkClassName.ts';
import { SectionHead, SectionStack } from './Section.tsx';

export const examples: ComponentExamples = {
  component: 'Section',
  group: 'text',
  layout: 'wide',
  examples: [
    {
      name: (translate) => translate('Ett avsnitt', 'A section'),
      show: (translate) => (
        <SectionStack>
          <SectionHead
            tools={
              <a className={textLinkClassName('quiet')} href="#section">
                {translate('Visa alla', 'Show all')}
              </a>
            }
          >
            <Heading size="section" as="h3" id="example-section">
              {translate('Nytt i butiken', 'New in the shop')}
            </Heading>
          </SectionHead>
          <Text>{translate('Avsnittets innehåll.', 'The content of the section.')}</Text>
        </SectionStack>
      ),
    },
  ],
};

import { Button } from '../button/Button.tsx';
import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Stateful } from '../examples/Stateful.tsx';
import { Text } from '../text/Text.tsx';
import { Collapse } from './Collapse.tsx';

export const examples: ComponentExamples = {
  component: 'Collapse',
  group: 'accordion',
  examples: [
    {
      name: (translate) => translate('500 ms', '500 ms'),
      show: (translate) => (
        <Stateful<boolean> initial>
          {(open, setValue) => (
            <div>
              <Button
                variant="secondary"
                size="s"
                aria-expanded={open}
                aria-controls="example-collapse"
                onClick={() => setValue(!open)}
              >
                {translate('Fler filter', 'More filters')}
              </Button>
              <Collapse open={open} id="example-collapse">
                <Text>{translate('Material, djup och höjd.', 'Material, depth and height.')}</Text>
              </Collapse>
            </div>
          )}
        </Stateful>
      ),
    },
  ],
};

import { Button } from '../button/Button.tsx';
import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Held } from '../examples/Held.tsx';
import { Text } from '../text/Text.tsx';
import { Collapse } from './Collapse.tsx';

export const examples: ComponentExamples = {
  component: 'Collapse',
  group: 'accordion',
  examples: [
    {
      name: (say) => say('500 ms', '500 ms'),
      show: (say) => (
        <Held<boolean> initial>
          {(open, hold) => (
            <div>
              <Button
                variant="secondary"
                size="s"
                aria-expanded={open}
                aria-controls="example-collapse"
                onClick={() => hold(!open)}
              >
                {say('Fler filter', 'More filters')}
              </Button>
              <Collapse open={open} id="example-collapse">
                <Text>{say('Material, djup och höjd.', 'Material, depth and height.')}</Text>
              </Collapse>
            </div>
          )}
        </Held>
      ),
    },
  ],
};

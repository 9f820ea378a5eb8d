import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Flag } from './Flag.tsx';
import { FLAG_SHAPES } from './flagShapes.tsx';

const SHAPES = ['circle', 'square', 'rectangle'] as const;

export const examples: ComponentExamples = {
  component: 'Flag',
  group: 'pictures',
  examples: [...SHAPES].map((shape) => ({
    name: (translate) =>
      translate(`${shape}: ${[...FLAG_SHAPES.keys()].join(', ')}, okänd`, `${shape}: all flags, and an unknown one`),
    show: () => (
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-8)' }}>
        {[...FLAG_SHAPES.keys(), 'xx'].map((country) => (
          <Flag key={country} country={country} shape={shape} />
        ))}
      </span>
    ),
  })),
};

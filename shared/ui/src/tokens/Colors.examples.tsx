import type { CSSProperties } from 'react';
import type { ComponentExamples } from '../examples/componentExamples.ts';

const COLORS = [
  'ground',
  'surface',
  'sunken',
  'picture',
  'line',
  'line-strong',
  'ink',
  'ink-muted',
  'ink-inverse',
  'accent',
  'accent-hover',
  'accent-tint',
  'sale',
  'sale-tint',
  'success',
  'success-tint',
  'warning',
  'warning-tint',
];

export const examples: ComponentExamples = {
  component: 'Colors',
  group: 'colors',
  layout: 'grid',
  examples: COLORS.map((color) => ({ name: () => color, show: () => <Color name={color} /> })),
};

function Color({ name }: { name: string }) {
  const style: CSSProperties = {
    height: '4rem',
    border: '1px solid var(--color-line)',
    background: `var(--color-${name})`,
  };
  return <div style={style} />;
}

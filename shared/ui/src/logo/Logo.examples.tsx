import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Logo } from './Logo.tsx';

export const examples: ComponentExamples = {
  component: 'Logo',
  group: 'pictures',
  examples: [
    {
      name: () => 'svg',
      show: () => <Logo path="/logo" fileType="svg" alt="Hemvist" width={112} height={32} />,
    },
  ],
};

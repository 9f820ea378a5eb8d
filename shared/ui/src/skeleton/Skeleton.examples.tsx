import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Skeleton } from './Skeleton.tsx';

export const examples: ComponentExamples = {
  component: 'Skeleton',
  group: 'progress',
  layout: 'grid',
  examples: [
    { name: (translate) => translate('En rad', 'A line'), show: () => <Skeleton width="60%" /> },
    { name: (translate) => translate('En yta', 'A block'), show: () => <Skeleton shape="block" ratio="16 / 5" /> },
  ],
};

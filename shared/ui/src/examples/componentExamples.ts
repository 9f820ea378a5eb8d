import type { ReactNode } from 'react';

/** Gives the one or the other: an example has words of the length that they have in the shop, in both languages. */
export type Translate = (swedish: string, english: string) => string;

/** The headings of the component sheet, in its order. */
export const GROUPS = [
  'colors',
  'text',
  'buttons',
  'fields',
  'choices',
  'badges',
  'price',
  'cards',
  'product',
  'ratings',
  'ways',
  'accordion',
  'progress',
  'messages',
  'floating',
  'panels',
  'pictures',
  'header',
] as const;

export interface Example {
  /** What is special about it: "Disabled". */
  name: (translate: Translate) => string;
  show: (translate: Translate) => ReactNode;
  /** Shows how its element looks under a mouse, or with the focus. One further inside carries `data-forced-state` itself. */
  state?: 'hover' | 'focus';
}

/** What a `*.examples.tsx` exports as `examples`: one component in all its states, for `npm run workshop` and its tests. */
export interface ComponentExamples {
  /** Name of the component; in kebab-case its deep link. */
  component: string;
  group: (typeof GROUPS)[number];
  /** `grid` gives each a column, `wide` the whole width; by default they stand beside each other and wrap. */
  layout?: 'grid' | 'wide';
  examples: readonly Example[];
}

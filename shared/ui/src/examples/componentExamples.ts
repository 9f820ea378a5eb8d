import type { ReactNode } from 'react';

/** Returns the text of the current language. Examples have realistic texts in both languages. */
export type Translate = (swedish: string, english: string) => string;

/** The groups of the workshop, in order. */
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
  /** The variant or state, such as "Disabled". */
  name: (translate: Translate) => string;
  show: (translate: Translate) => ReactNode;
  /** Forces the styles of hover or focus on the outermost element. For another element, set `data-forced-state` on it. */
  state?: 'hover' | 'focus';
}

/**
 * The export `examples` of a `*.examples.tsx`: one component in all its states, for `npm run workshop` and its tests.
 *
 * @internal
 */
export interface ComponentExamples {
  /** Name of the component. Its deep link is the name in kebab-case. */
  component: string;
  group: (typeof GROUPS)[number];
  /** `grid` gives each example a column, `wide` the whole width; by default they are a wrapping row. */
  layout?: 'grid' | 'wide';
  examples: readonly Example[];
}

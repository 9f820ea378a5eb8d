import type { CSSProperties, ReactNode } from 'react';
import { Count } from '../count/Count.tsx';
import type { ComponentExamples, Say } from '../examples/componentExamples.ts';
import { BagIcon } from '../icons/BagIcon.tsx';
import { HeartIcon } from '../icons/HeartIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { IconButton } from './IconButton.tsx';

export const examples: ComponentExamples = {
  component: 'HeaderTheme',
  group: 'header',
  layout: 'wide',
  examples: [
    { name: (say) => say('Ljust', 'Light'), show: (say) => <Tools say={say} /> },
    {
      name: (say) => say('Mörkt', 'Dark'),
      show: (say) => (
        <div data-header-theme="dark">
          <Tools say={say} />
        </div>
      ),
    },
  ],
};

const BAR: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 'var(--space-8)',
  minHeight: 'var(--header-height)',
  paddingInline: 'var(--space-24)',
  background: 'var(--color-ground)',
  color: 'var(--color-ink)',
};

function Tools({ say }: { say: Say }): ReactNode {
  return (
    <div style={BAR}>
      <span style={{ color: 'var(--color-ink-muted)', marginInlineEnd: 'auto' }}>
        {say('Fri frakt', 'Free shipping')}
      </span>
      <Count value={4} />
      <IconButton label={say('Sök', 'Search')} icon={<SearchIcon />} />
      <IconButton label={say('Favoriter', 'Favorites')} icon={<HeartIcon />} aria-pressed />
      <IconButton label={say('Varukorg, 6 varor', 'Cart, 6 items')} icon={<BagIcon />} count={6} />
    </div>
  );
}

/* oxlint-disable react/jsx-no-literals -- texts for developers, in English only */
import type { CSSProperties } from 'react';
import type { OverriddenRemote } from './activeOverride.ts';

interface OverrideBadgeProps {
  remotes: readonly OverriddenRemote[];
  /** Whether an edit keeps the state of the page. */
  keepsState: boolean;
}

/**
 * Rendered in overridden documents only, outside of the hydrated root, and works without scripts. Its styles are
 * attributes, so that no stylesheet of the shop contains them.
 */
export function OverrideBadge({ remotes, keepsState }: OverrideBadgeProps) {
  return (
    <aside aria-label="Developer override" style={BADGE}>
      <ul style={LIST}>
        {remotes.map(({ remote, address, failure }) => (
          <li key={remote}>
            <strong>{remote}</strong> {failure === null ? 'from ' : 'is the live release. Failed: '}
            <span style={ADDRESS}>{address}</span>
            {failure !== null && <span style={FAILURE}>{failure}</span>}
          </li>
        ))}
        {!keepsState && remotes.some(({ failure }) => failure === null) && (
          <li>An edit reloads the page: this shell was built from other sources.</li>
        )}
      </ul>
      <form method="post" action="/-/override">
        <button type="submit" style={BUTTON}>
          Reset
        </button>
      </form>
    </aside>
  );
}

const BADGE: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: 'var(--space-8)',
  insetInlineStart: 'var(--space-8)',
  zIndex: 'var(--layer-toast)',
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-12)',
  maxInlineSize: 'min(32rem, calc(100vw - 2 * var(--space-8)))',
  padding: 'var(--space-8) var(--space-12)',
  background: 'var(--color-warning-tint)',
  border: '2px solid var(--color-warning)',
  borderRadius: 'var(--radius)',
  color: 'var(--color-ink)',
  fontSize: 'var(--text-14)',
  lineHeight: 'var(--leading-tight)',
};
const LIST: CSSProperties = { listStyle: 'none', margin: 0, padding: 0 };
const ADDRESS: CSSProperties = { overflowWrap: 'anywhere' };
const FAILURE: CSSProperties = { display: 'block', color: 'var(--color-sale)', overflowWrap: 'anywhere' };
const BUTTON: CSSProperties = {
  minBlockSize: 'var(--target)',
  paddingInline: 'var(--space-12)',
  background: 'var(--color-ink)',
  border: 0,
  borderRadius: 'var(--radius)',
  color: 'var(--color-ink-inverse)',
  font: 'inherit',
  cursor: 'pointer',
};

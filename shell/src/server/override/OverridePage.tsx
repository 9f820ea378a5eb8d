/* oxlint-disable react/jsx-no-literals -- texts for developers, in English only */
import type { CSSProperties } from 'react';
import type { Overrides } from './overrideText.ts';

interface OverridePageProps {
  /** The overrides after a confirmation. */
  wanted: Overrides;
  /** Whether these overrides are active already. */
  isActive: boolean;
  refused: readonly string[];
  /** The shell's stylesheets. */
  css: readonly string[];
}

/** The confirmation page: anyone can send a link, so the link alone changes nothing. */
export function OverridePage({ wanted, isActive, refused, css }: OverridePageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Developer override</title>
        {css.map((href) => (
          <link key={href} rel="stylesheet" href={href} crossOrigin="anonymous" />
        ))}
      </head>
      <body>
        <main style={PAGE}>
          <h1 style={TITLE}>Developer override</h1>
          {refused.length > 0 && <RefusalList reasons={refused} />}
          {wanted.size > 0 && <OverrideList overrides={wanted} isActive={isActive} />}
          {wanted.size === 0 && refused.length === 0 && (
            <p>
              This browser uses the live release of every remote. <code>npm run dev -w mf-search</code> prints a link
              that loads your own.
            </p>
          )}
          {isActive && wanted.size > 0 && (
            <form method="post" action="/-/override">
              <button type="submit" style={BUTTON}>
                Reset
              </button>
            </form>
          )}
          <p>
            <a href="/">Back to the shop</a>
          </p>
        </main>
      </body>
    </html>
  );
}

function RefusalList({ reasons }: { reasons: readonly string[] }) {
  return (
    <div role="alert">
      <h2>Refused</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

function OverrideList({ overrides, isActive }: { overrides: Overrides; isActive: boolean }) {
  return (
    <>
      <p>{isActive ? 'In this browser only, the shop loads' : 'From now on, in this browser only, the shop loads'}</p>
      <ul>
        {[...overrides].map(([remote, address]) => (
          <li key={remote}>
            <strong>{remote}</strong> from <code style={ADDRESS}>{address}</code>
          </li>
        ))}
      </ul>
      {!isActive && (
        <form method="post" action="/-/override" style={FORM}>
          {[...overrides].map(([remote, address]) => (
            <input key={remote} type="hidden" name={remote} value={address} />
          ))}
          <p>
            <strong>Code from these addresses runs on the shop&apos;s server and in your browser.</strong> Go on only if
            you know who runs these addresses.
          </p>
          <button type="submit" style={BUTTON}>
            Show it to me
          </button>
        </form>
      )}
    </>
  );
}

const PAGE: CSSProperties = {
  display: 'grid',
  gap: 'var(--space-16)',
  justifyItems: 'start',
  maxInlineSize: 'var(--layout-text)',
  marginInline: 'auto',
  padding: 'var(--space-48) var(--layout-gutter)',
};
const TITLE: CSSProperties = {
  font: 'var(--weight-heading) var(--text-36) / var(--leading-heading) var(--font-heading)',
};
const FORM: CSSProperties = { display: 'grid', gap: 'var(--space-16)', justifyItems: 'start' };
const ADDRESS: CSSProperties = { overflowWrap: 'anywhere' };
const BUTTON: CSSProperties = {
  minBlockSize: 'var(--control)',
  paddingInline: 'var(--space-24)',
  background: 'var(--color-ink)',
  border: 0,
  borderRadius: 'var(--radius)',
  color: 'var(--color-ink-inverse)',
  font: 'inherit',
  cursor: 'pointer',
};

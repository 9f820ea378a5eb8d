import { renderToStaticMarkup } from 'react-dom/server';
import { inlineJson } from '../http/inlineJson.ts';
import { policySource } from '../http/policySource.ts';
import type { ActiveOverride } from './activeOverride.ts';
import { subscribeToBuilds, type BuildStream } from './subscribeToBuilds.ts';
import { OverrideBadge } from './OverrideBadge.tsx';

const SCRIPT = `(${subscribeToBuilds.toString()})()`;

/** Allows the script of `badgeMarkup` in a policy. */
export const BADGE_SOURCE = policySource(SCRIPT);

/**
 * Renders the additions of an overridden document: the badge, and the script that listens for builds. If the shell itself is a
 * development build, components are updated in place without another one.
 */
export function badgeMarkup({ remotes, shell }: ActiveOverride): string {
  const streams = remotes.map(({ address }): BuildStream => ({
    events: new URL('/__events', address).href,
    key: `__storefront_dev_${address}web/`,
  }));
  const keepsState = shell !== undefined || process.env['NODE_ENV'] === 'development';
  const badge = renderToStaticMarkup(<OverrideBadge remotes={remotes} keepsState={keepsState} />);
  return `${badge}<script type="application/json">${inlineJson(streams)}</script><script>${SCRIPT}</script>`;
}

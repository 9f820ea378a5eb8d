import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of the target's origin sent a report. `Sec-Fetch-Site` decides where a browser sends it: with the reports of a policy,
 * some send no origin, and some `null`.
 */
export function isSameOriginReport({ host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || URL.parse(origin)?.host === host;
}

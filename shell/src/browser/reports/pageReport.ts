import { REPORT_PATH } from '../../app/core/reportPath.ts';

/** The folder of a release, in the address of each of its files. */
const RELEASE = /\/(?:remotes\/[^/]+|assets)\/[^/]+\//;

interface PageReport {
  kind: 'frozen' | 'noHydration' | 'noEffect' | 'hidden' | 'visit';
  /** Name of the route. */
  page?: string | undefined;
  /** Times in ms. */
  vitals?: { lcp?: number; inp?: number; cls?: number };
}

/** The text of a report about this page and the releases whose scripts it has loaded. Contains no address of a page. */
export function reportText(report: PageReport): string {
  const scripts = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[as=script]');
  const addresses = Array.from(scripts, (element) => ('src' in element ? element.src : element.href));
  const releases = new Set(addresses.flatMap((address) => RELEASE.exec(address)?.[0] ?? []));
  return JSON.stringify({ ...report, releases: [...releases] });
}

export function sendPageReport(report: PageReport): void {
  navigator.sendBeacon(REPORT_PATH, reportText(report));
}

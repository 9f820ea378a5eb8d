import { consentTextVersion } from '@hemvaror/domain/site/consentRecord';
import { captureEarlyInteractions } from '@hemvaror/runtime/defer/inline-scripts/captureEarlyInteractions';
import { CHECKOUT_REMOTE } from '../../app/core/pages.ts';
import { limitScripts } from '../inline-scripts/limitScripts.ts';
import { markDocumentNavigations } from '../inline-scripts/markDocumentNavigations.ts';
import { markRestoredPage } from '../inline-scripts/markRestoredPage.ts';
import { OLD_BROWSER_SCRIPT } from '../inline-scripts/oldBrowserScript.ts';
import { paintBeforeFonts } from '../inline-scripts/paintBeforeFonts.ts';
import { registerServiceWorker } from '../inline-scripts/registerServiceWorker.ts';
import { reportErrors } from '../inline-scripts/reportErrors.ts';
import { runAfterFirstImages } from '../inline-scripts/runAfterFirstImages.ts';
import { cartSummaryScript } from '../inline-scripts/showCartSummary.ts';
import { consentBarScript } from '../inline-scripts/showConsentBar.ts';
import { unblockSlowStylesheets } from '../inline-scripts/slowStylesheets.ts';
import { policySource } from '../../server/http/policySource.ts';

/** Longest time for which stylesheets block the first paint. */
const STYLES_TIMEOUT_MS = 4_000;
/** A line is slow if the head of a document arrives later than this, after the start of the navigation. */
const SLOW_LINE_MS = 400;
/** Longest time for which the images of the first view delay the scripts. */
const IMAGES_LIMIT_MS = 1_000;

/**
 * The inline scripts of documents. Each is a constant of the shell's release: the policy allows these texts and no others, so no
 * text may contain a value of a request, of the data or of a setting (ADR 0079). Values are in the markup that a script reads.
 */
const SCRIPTS = {
  oldBrowser: OLD_BROWSER_SCRIPT,
  // First, so that it reports the errors of all others.
  early: `(${reportErrors.toString()})();${cartSummaryScript()};(${markRestoredPage.toString()})()`,
  slowStylesheets: `(${unblockSlowStylesheets.toString()})(${STYLES_TIMEOUT_MS})`,
  paintBeforeFonts: `(${paintBeforeFonts.toString()})(${SLOW_LINE_MS})`,
  start: [captureEarlyInteractions, markDocumentNavigations]
    .map((script) => `(${script.toString()})();`)
    .concat(`(${runAfterFirstImages.toString()})(${IMAGES_LIMIT_MS})`)
    .join(''),
  worker: `(${registerServiceWorker.toString()})()`,
} as const;

/** Of the checkout alone. */
const LIMIT = `(${limitScripts.toString()})('/remotes/${CHECKOUT_REMOTE}/')`;

/** The hash of the inline script that only the checkout has, for its policy. */
export const CHECKOUT_SOURCE = policySource(LIMIT);

/** The hashes of all inline scripts of documents, for their policy. */
export const SCRIPT_SOURCES: readonly string[] = [
  ...Object.values(SCRIPTS),
  ...[true, false].map((hasTracking) => consentBarScript(consentTextVersion(hasTracking))),
].map(policySource);

interface EarlyScripts {
  /** Whether the document links to its stylesheets. */
  linksStyles: boolean;
  /** Whether the document is that of the checkout, with Trusted Types. */
  limitsScripts: boolean;
}

/** Markup of inline scripts before the stylesheets. */
export function scriptsBeforeStyles({ linksStyles, limitsScripts }: EarlyScripts): string {
  return (
    (limitsScripts ? element(LIMIT) : '') +
    `<script nomodule>${SCRIPTS.oldBrowser}</script>` +
    element(SCRIPTS.early) +
    (linksStyles ? element(SCRIPTS.slowStylesheets) : '')
  );
}

/** Markup of the inline script behind the preloads of the head. */
export function scriptAfterPreloads(): string {
  return element(SCRIPTS.paintBeforeFonts);
}

/** Markup of the inline scripts at the end of the body. @param hasWorker whether the page registers the service worker */
export function scriptsAtEnd(hasWorker: boolean): string {
  return element(SCRIPTS.start) + (hasWorker ? element(SCRIPTS.worker) : '');
}

function element(script: string): string {
  return `<script>${script}</script>`;
}

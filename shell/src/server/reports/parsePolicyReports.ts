import * as z from 'zod';
import type { BrowserReport } from '@hemvaror/platform/watch/browserReport';
import { shopFilesIn } from './shopFiles.ts';

const MAX_REPORTS = 10;

const directive = z.string().regex(/^[a-z-]{1,40}$/);
const address = z.string().nullish();

/** Of the Reporting API: `application/reports+json`. */
const violationSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: directive, sourceFile: address, blockedURL: address }),
});

/** Of `report-uri`: `application/csp-report`. */
const olderSchema = z.object({
  'csp-report': z.object({ 'effective-directive': directive, 'source-file': address, 'blocked-uri': address }),
});

/**
 * Reads the policy violations that a browser reports. One without a file of the shop is ignored: extensions insert elements, too.
 *
 * @param value a list of the Reporting API, or one report of `report-uri`
 */
export function parsePolicyReports(value: unknown): BrowserReport[] {
  const older = olderSchema.safeParse(value).data?.['csp-report'];
  if (older) return policyReports(older['effective-directive'], [older['source-file'], older['blocked-uri']]);
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_REPORTS).flatMap((each) => {
    const body = violationSchema.safeParse(each).data?.body;
    return body ? policyReports(body.effectiveDirective, [body.sourceFile, body.blockedURL]) : [];
  });
}

/** @param files the one that caused the violation, then the blocked one */
function policyReports(detail: string, files: readonly (string | null | undefined)[]): BrowserReport[] {
  const [file] = shopFilesIn(files.join(' '));
  return file ? [{ kind: 'policy', releases: [{ remote: file.remote, release: file.release }], detail }] : [];
}

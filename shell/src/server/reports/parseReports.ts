import * as z from 'zod';
import type { BrowserReport } from '@hemvaror/platform/watch/browserReport';
import { isRouteName } from '@hemvaror/runtime/routing/routeTable';
import { parsePolicyReports } from './parsePolicyReports.ts';
import { shopFilesIn } from './shopFiles.ts';

/** The largest number of releases in a page: of the shell and of all remotes. */
const MAX_RELEASES = 20;
const ADDRESS = /^https?:\/\//;
const ERROR_NAME = /^[A-Za-z]{1,40}$/;

/** Longest time in ms and largest shift that are plausible. */
const timeSchema = z.number().min(0).max(600_000).optional().catch(undefined);
const shiftSchema = z.number().min(0).max(1_000).optional().catch(undefined);

/** Of the code that is loaded in idle time. */
const pageSchema = z.object({
  kind: z.enum(['frozen', 'noHydration', 'noEffect', 'hidden', 'visit']),
  /** Addresses of the page's releases. */
  releases: z.array(z.string().max(500)).max(MAX_RELEASES),
  page: z.string().optional().catch(undefined),
  vitals: z.object({ lcp: timeSchema, inp: timeSchema, cls: shiftSchema }).optional().catch(undefined),
});

/**
 * Reads a body that a browser sent to `/-/report`. Messages, queries and addresses of pages are ignored, and so is a body that is no
 * report: other software may send anything.
 *
 * @param contentType `text/plain` of the shop's scripts, else a report of the browser
 * @returns reports with the releases that they claim to be about
 */
export function parseReports(contentType: string, body: string): BrowserReport[] {
  if (!contentType.startsWith('text/plain')) return parsePolicyReports(jsonFrom(body));
  if (!body.startsWith('{')) return errorReports(body);
  const sent = pageSchema.safeParse(jsonFrom(body)).data;
  return sent ? [pageReport(sent)] : [];
}

/**
 * An error without a file of the shop belongs to an extension or another service.
 *
 * @param text of the inline script `reportErrors`: name, file and stack of an error, or the address of a lost file
 */
function errorReports(text: string): BrowserReport[] {
  const [firstLine = ''] = text.split('\n', 1);
  const files = shopFilesIn(text);
  const [innermost] = files;
  if (!innermost) return [];
  const releases = [{ remote: innermost.remote, release: innermost.release }];
  if (ADDRESS.test(firstLine)) return [{ kind: 'lostFile', releases, detail: innermost.path }];
  const name = ERROR_NAME.test(firstLine) ? firstLine : 'Error';
  return [{ kind: 'error', releases, detail: [name, ...files.map((file) => file.path)].join(' ') }];
}

function pageReport({ kind, releases, page, vitals }: z.output<typeof pageSchema>): BrowserReport {
  const { lcp, inp, cls } = vitals ?? {};
  return {
    kind,
    releases: shopFilesIn(releases.join(' '), MAX_RELEASES).map(({ remote, release }) => ({ remote, release })),
    ...(page !== undefined && isRouteName(page) && { page }),
    ...(kind === 'visit' && {
      vitals: {
        ...(lcp !== undefined && { lcp }),
        ...(inp !== undefined && { inp }),
        ...(cls !== undefined && { cls }),
      },
    }),
  };
}

export function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import path from 'node:path';
import type { FastifyError, FastifyInstance } from 'fastify';
import { clientNetwork } from '@hemvaror/http/clientNetwork';
import { splitExposeId } from '@hemvaror/platform/contract/exposeId';
import type { Releases } from '@hemvaror/platform/host/releases';
import type { BrowserReport } from '@hemvaror/platform/watch/browserReport';
import { isRouteName } from '@hemvaror/runtime/routing/routeTable';
import { PAGES } from '../../app/core/pages.ts';
import { REPORT_PATH } from '../../app/core/reportPath.ts';
import { isAllowedHost } from '../http/isAllowedHost.ts';
import { plainSecurityHeaders } from '../http/securityHeaders.ts';
import type { Environment } from '../settings/settings.ts';
import { checkoutViolations } from './checkoutViolations.ts';
import { isSameOriginReport } from './isSameOriginReport.ts';
import { jsonFrom, parseReports } from './parseReports.ts';
import { ReportLimit } from './reportLimit.ts';
import { SHELL, type Release } from './shopFiles.ts';

const MAX_REPORT_BYTES = 8_192;
const LIMITS = { perNetwork: 30, perProcess: 600 };
/** Of beacons, of the Reporting API and of `report-uri`. */
const TYPES = ['text/plain', 'application/reports+json', 'application/csp-report'];

interface ReportDeps {
  env: Pick<Environment, 'sites' | 'SHELL_RELEASE_DIR'>;
  releases: Pick<Releases, 'find' | 'candidates'>;
  /** @param network of the client, see `clientNetwork` */
  onReport: (report: BrowserReport, network: string) => void;
}

/**
 * Paint and response of a page are those of its own remote and of the shell. A fault may be that of any release of the page. While a remote
 * has a candidate, all visits count for it: chance alone decides who has which of its releases.
 */
function isMeasured({ kind, page = '' }: BrowserReport, { remote }: Release, hasCandidate: boolean): boolean {
  if (kind !== 'visit' || remote === SHELL || hasCandidate) return true;
  const id = isRouteName(page) ? PAGES[page]?.page : undefined;
  return id !== undefined && splitExposeId(id).remote === remote;
}

/**
 * Serves `POST /-/report`, where browsers report what fails in them. No report is stored here, and only what the policy of the checkout
 * refuses is logged. The response does not say whether a report counts: 204, or 413, 415 and 429 for a body that is not read.
 */
export function serveReports(app: FastifyInstance, { env, releases, onReport }: ReportDeps): void {
  const shellRelease = path.basename(env.SHELL_RELEASE_DIR);
  const limit = new ReportLimit(LIMITS);

  async function isKnown({ remote, release }: Release): Promise<boolean> {
    if (remote === SHELL) return release === shellRelease;
    return (await releases.find(remote, release)) !== undefined;
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: MAX_REPORT_BYTES }, (_request, body, done) =>
      done(null, body),
    );

    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) request.log.error({ err: error }, 'report not processed');
      return reply.code(statusCode).send();
    });

    scope.post(
      REPORT_PATH,
      {
        onRequest: async ({ ip }, reply) => {
          reply.headers(plainSecurityHeaders()).header('cache-control', 'no-store');
          return limit.accepts(clientNetwork(ip), performance.now()) ? undefined : reply.code(429).send();
        },
      },
      async ({ headers, body, ip, log }, reply) => {
        const isOwn = isAllowedHost(headers.host, env) && isSameOriginReport(headers);
        if (!isOwn || typeof body !== 'string') return reply.code(204).send();
        const type = headers['content-type'] ?? '';
        const violations = type.startsWith('text/plain') ? [] : checkoutViolations(jsonFrom(body));
        for (const violation of violations) log.warn(violation, 'checkout policy violated, content refused');
        const reports = parseReports(type, body);
        for (const report of reports) {
          const areKnown = await Promise.all(report.releases.map(isKnown));
          const known = report.releases.filter(
            (release, index) =>
              areKnown[index] && isMeasured(report, release, releases.candidates().has(release.remote)),
          );
          if (known.length > 0) onReport({ ...report, releases: known }, clientNetwork(ip));
        }
        return reply.code(204).send();
      },
    );
  });
}

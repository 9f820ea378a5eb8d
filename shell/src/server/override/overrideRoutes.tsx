import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Environment } from '../settings/settings.ts';
import { isSameOriginForm } from '../http/isSameOriginForm.ts';
import { isAllowedHost } from '../http/isAllowedHost.ts';
import { isSecureHost } from '../http/isSecureHost.ts';
import { overrideReader } from './activeOverride.ts';
import { addressRule } from './addressRule.ts';
import { overrideCookie } from './overrideCookie.ts';
import { OverridePage } from './OverridePage.tsx';
import { overrideText, readOverrides, type ReadOverrides } from './overrideText.ts';

const PATH = '/-/override';
const MAX_FORM_BYTES = 4_096;
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
};

/**
 * Serves `/-/override`: a link to it shows the confirmation, its form sets the cookie, an empty form removes it. Without
 * DEV_OVERRIDE_ORIGINS the route does not exist.
 *
 * @param css the shell's stylesheets
 */
export function serveOverride(app: FastifyInstance, env: Environment, css: readonly string[]): void {
  if (env.DEV_OVERRIDE_ORIGINS.length === 0) return;
  const isAllowed = addressRule(env.DEV_OVERRIDE_ORIGINS);
  const activeOverrides = overrideReader(env);

  function show(request: FastifyRequest, reply: FastifyReply, { overrides, refused }: ReadOverrides): FastifyReply {
    const active = activeOverrides(request.headers);
    const wanted = new Map([...active, ...overrides]);
    const isActive = overrideText(wanted) === overrideText(active);
    const page = renderToStaticMarkup(<OverridePage wanted={wanted} isActive={isActive} refused={refused} css={css} />);
    return reply
      .code(refused.length > 0 ? 403 : 200)
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(`<!doctype html>${page}`);
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    );

    scope.get(PATH, async (request, reply) => {
      if (!isAllowedHost(request.headers.host, env)) return show(request, reply, hostNotAllowed(request.headers.host));
      return show(request, reply, readOverrides(request.url.split('?', 2)[1] ?? '', isAllowed));
    });

    scope.post(PATH, async (request, reply) => {
      const { headers, body } = request;
      if (!isAllowedHost(headers.host, env)) return show(request, reply, hostNotAllowed(headers.host));
      if (!isSameOriginForm(headers)) return show(request, reply, refusal('The form was sent from another site.'));
      const read = readOverrides(typeof body === 'string' ? body : '', isAllowed);
      if (read.refused.length > 0) return show(request, reply, read);
      return reply
        .headers(HEADERS)
        .header('set-cookie', overrideCookie(read.overrides, isSecureHost(headers.host, env)))
        .redirect(pageBefore(request), 303);
    });
  });
}

/** The page of the badge; `/` after the confirmation page. */
function pageBefore({ headers }: FastifyRequest): string {
  const before = URL.parse(headers.referer ?? '');
  if (!before || before.host !== headers.host || before.pathname === PATH) return '/';
  // Two slashes at the start would name another host.
  return before.pathname.replace(/^\/+/, '/') + before.search;
}

function hostNotAllowed(host: string | undefined): ReadOverrides {
  return refusal(
    `${host ?? 'This'} is not a host of this shop (SITE_ORIGIN_SV, SITE_HOSTS_SV, SITE_ORIGIN_EN, SITE_HOSTS_EN).`,
  );
}

function refusal(reason: string): ReadOverrides {
  return { overrides: new Map(), refused: [reason] };
}

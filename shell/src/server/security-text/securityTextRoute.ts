import type { FastifyInstance } from 'fastify';
import { DEFAULT_LOCALE, LOCALE_CODES } from '@hemvaror/domain/site/locales';
import type { Channels } from '../data/channels.ts';
import { localesOfHost } from '../http/localesOfHost.ts';
import { sendRevalidated } from '../http/revalidated.ts';
import type { Environment } from '../settings/settings.ts';
import { SECURITY_TEXT_PATH, securityText } from './securityText.ts';

const CACHE = 'public, max-age=3600';

interface SecurityTextDeps {
  env: Environment;
  channels: Pick<Channels, 'all'>;
}

/** Serves the security.txt of each domain. Without `SECURITY_CONTACT`, the contact is the address of the shop. */
export function serveSecurityText(app: FastifyInstance, { env, channels }: SecurityTextDeps): void {
  app.get(SECURITY_TEXT_PATH, async (request, reply) => {
    const [locale = DEFAULT_LOCALE] = localesOfHost(request.headers.host, env);
    const channel = (await channels.all(request.id))[locale];
    const shopEmail = channel.status === 'fulfilled' ? channel.value.contact?.email : undefined;
    const body = securityText({
      contact: env.SECURITY_CONTACT ?? shopEmail ?? env.SHOP_EMAIL,
      policy: env.SECURITY_POLICY,
      origin: env.sites[locale].origin,
      languages: LOCALE_CODES,
      now: new Date(),
    });
    return sendRevalidated(request, reply, { body, type: 'text/plain; charset=utf-8', cacheControl: CACHE });
  });
}

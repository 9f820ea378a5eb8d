import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { isLoopback } from './isLoopback.ts';
import { publicConfigOf } from './publicConfigOf.ts';
import { settingsSchema, type Settings } from './settingsSchema.ts';
import { siteEnvironment, type SiteEnvironment } from './siteEnvironment.ts';

export interface Environment extends Settings {
  sites: Record<LocaleCode, SiteEnvironment>;
  /** The settings of each site that visitors may read. */
  publicConfig: Record<LocaleCode, PublicConfig>;
}

/**
 * Validates environment variables. An empty one counts as absent: compose files and CI write those.
 *
 * @throws Error that names each variable with an invalid value, and the expected value
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse(nonEmpty);
  if (!result.success) {
    const errors = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The shell cannot start with these settings (see docs/settings.md).\n${errors.join('\n')}`);
  }
  const env = result.data;
  if (env.DEV_OVERRIDE_ORIGINS.includes('loopback') && !isLoopback(env.HOST)) {
    throw new Error(
      `DEV_OVERRIDE_ORIGINS: "loopback" is refused with HOST=${env.HOST}. Other machines that reach this shell could run code ` +
        'from any of its ports. Set HOST=localhost, or name the origins of the developers.',
    );
  }
  const local = (host: string) => `${host}:${env.SHELL_PORT}`;
  const httpsPort = env.SITE_HTTPS_PORT;

  return {
    ...env,
    sites: {
      sv: siteEnvironment({
        origin: env.SITE_ORIGIN_SV ?? `http://${local('localhost')}`,
        furtherHosts: env.SITE_HOSTS_SV ?? [local('localhost'), local('sv.localhost')],
        channelId: env.CHANNEL_ID_SV,
        httpsPort,
      }),
      en: siteEnvironment({
        origin: env.SITE_ORIGIN_EN ?? `http://${local('en.localhost')}`,
        furtherHosts: env.SITE_HOSTS_EN ?? [local('en.localhost')],
        channelId: env.CHANNEL_ID_EN,
        httpsPort,
      }),
    },
    publicConfig: { sv: publicConfigOf(env, 'sv'), en: publicConfigOf(env, 'en') },
  };
}

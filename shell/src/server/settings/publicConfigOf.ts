import { isRecord } from '@hemvaror/domain/isRecord';
import { LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { trackingScripts } from '@hemvaror/domain/site/trackingScripts';
import { publicConfigSchema, type PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { settingsSchema, type Settings } from './settingsSchema.ts';

/** Variable → where its value is in the public configuration: `navigation.type`. */
export const PUBLIC_PATHS: ReadonlyMap<string, string> = new Map(
  Object.entries(settingsSchema.shape).flatMap(([name, schema]) => {
    const path = schema.meta()?.['public'];
    return typeof path === 'string' ? [[name, path] as const] : [];
  }),
);

/** The settings that every visitor of a site may read: those that declare a `public` path, with the texts of its language only. */
export function publicConfigOf(settings: Settings, locale: LocaleCode): PublicConfig {
  const scripts = trackingScripts(settings);
  const values: Readonly<Record<string, unknown>> = {
    ...settings,
    TAG_MANAGER_SCRIPT_URL: scripts.tagManager,
    RECOMMENDATION_SCRIPT_URL: scripts.recommendation,
    ...(!settings.RECOMMENDATION_ACTIVE && { RECOMMENDATION_ACCOUNT: undefined }),
    ...(!settings.BROWSER_WEBSOCKET_URL && { WEBSOCKET_TIMEOUT_MS: undefined }),
  };
  let config: Record<string, unknown> = {
    signEndpoint: `${settings.BROWSER_SIGN_URL}/${settings.API_KEY}?identity=`,
  };
  for (const [name, path] of PUBLIC_PATHS) {
    const value = values[name];
    if (value !== undefined && !isOfOtherSite(name, locale)) config = withValue(config, path.split('.'), value);
  }
  return publicConfigSchema.parse(config);
}

/** Variables of one site end in its language. */
function isOfOtherSite(name: string, locale: LocaleCode): boolean {
  return Object.keys(LOCALES).some((code) => code !== locale && name.endsWith(`_${code.toUpperCase()}`));
}

function withValue(
  config: Readonly<Record<string, unknown>>,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  if (rest.length === 0) return { ...config, [key]: value };
  const inner = config[key];
  return { ...config, [key]: withValue(isRecord(inner) ? inner : {}, rest, value) };
}

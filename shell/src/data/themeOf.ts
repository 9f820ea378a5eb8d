export type Theme = 'light' | 'dark';

const DEFAULT_THEME: Theme = 'light';

/**
 * How the channel wants the header or the footer to look (HEAD-22). What the channel lacks, or says in words that we do not
 * know, is the default (LOCALE-09).
 *
 * @param channel whose `themeSettings` are a list of names and values, if it has any
 */
export function themeOf(channel: object, name: 'header-theme' | 'footer-theme'): Theme {
  const settings: unknown = 'themeSettings' in channel ? channel.themeSettings : undefined;
  if (!Array.isArray(settings)) return DEFAULT_THEME;
  const values = settings.filter(isSetting).filter((setting) => setting.name === name);
  return values.map(({ value }) => value).find(isTheme) ?? DEFAULT_THEME;
}

function isSetting(setting: unknown): setting is { name: unknown; value: unknown } {
  return typeof setting === 'object' && setting !== null && 'name' in setting && 'value' in setting;
}

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

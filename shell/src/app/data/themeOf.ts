import type { ThemeSetting } from './rootData.ts';

export type Theme = 'light' | 'dark';

interface Themed {
  themeSettings?: readonly (Partial<ThemeSetting> | null | undefined)[] | null | undefined;
}

/**
 * The channel's theme for the header or the footer (HEAD-22). A missing setting or an unknown value has the default: light
 * (LOCALE-09).
 */
export function themeOf({ themeSettings }: Themed, name: 'header-theme' | 'footer-theme'): Theme {
  const isDark = themeSettings?.some((setting) => setting?.name === name && setting.value === 'dark');
  return isDark ? 'dark' : 'light';
}

import type { ThemeSetting } from './rootData.ts';

export type Theme = 'light' | 'dark';

interface Themed {
  themeSettings?: readonly (Partial<ThemeSetting> | null | undefined)[] | null | undefined;
}

/**
 * How the channel wants the header or the footer to look (HEAD-22). What the channel lacks, or says in words that we do not
 * know, is the default: light (LOCALE-09).
 */
export function themeOf({ themeSettings }: Themed, name: 'header-theme' | 'footer-theme'): Theme {
  const isDark = themeSettings?.some((setting) => setting?.name === name && setting.value === 'dark');
  return isDark ? 'dark' : 'light';
}

/** CSS colors of the color names that shops filter by. The API's facets have labels only. */
const COLORS: Readonly<Record<string, string>> = {
  svart: '#232323',
  black: '#232323',
  vit: '#f6f3ec',
  white: '#f6f3ec',
  grå: '#a3a09a',
  gray: '#a3a09a',
  silver: 'linear-gradient(135deg, #e6e6e4, #9fa1a3)',
  guld: 'linear-gradient(135deg, #dcbb80, #a37c42)',
  gold: 'linear-gradient(135deg, #dcbb80, #a37c42)',
  beige: '#d8c3a0',
  brun: '#6b4a35',
  brown: '#6b4a35',
  grön: '#6d8469',
  green: '#6d8469',
  blå: '#48627f',
  blue: '#48627f',
  gul: '#dfb54a',
  yellow: '#dfb54a',
  orange: '#cc7a3b',
  röd: '#a8482f',
  red: '#a8482f',
  rosa: '#d9a9a0',
  pink: '#d9a9a0',
  lila: '#7d6a8c',
  purple: '#7d6a8c',
};

/** The CSS background of a color name in a language of the shop; undefined for another text. */
export function swatchColor(label: string): string | undefined {
  const name = label.toLowerCase();
  return Object.hasOwn(COLORS, name) ? COLORS[name] : undefined;
}

/** What the demo catalog is searched for: the settings of a shop that has one, unless they are given. */
export function demoWords(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return {
    TOP_SEARCHES_SV: env['TOP_SEARCHES_SV'] ?? 'knopp,krok,lampa,mässing,linne',
    TOP_SEARCHES_EN: env['TOP_SEARCHES_EN'] ?? 'knob,hook,lamp,brass,linen',
  };
}

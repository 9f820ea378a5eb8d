import type { LocalePrefix } from '@hemvaror/runtime/routing/paths';
import { startPaths } from './startPaths.ts';

test.each<[prefix: LocalePrefix, paths: string[]]>([
  [{ locale: 'sv', market: 'se' }, ['/se/start', '/']],
  [{ locale: 'en', market: 'eu' }, ['/eu/en/start', '/en']],
  // Index is at the root itself.
  [{ locale: 'sv' }, ['/start']],
  [{ locale: 'en' }, ['/en/start']],
])('with the locale prefix %j the start page is at %j [ROUTE-14]', (prefix, paths) => {
  expect(startPaths(prefix)).toEqual(paths);
});

import type { PageModule, SlotModule } from '@storefront/federation/contract';
import { remote } from '../federation.config.ts';
import en from './messages/en.json';
import sv from './messages/sv.json';
import * as resultsPage from './results-page/ResultsPage.tsx';
import * as searchBox from './search-box/SearchBox.tsx';

test('the remote exposes what the shell asks for', () => {
  expect(Object.keys(remote.exposes)).toEqual(['./SearchBox', './ResultsPage']);
});

test('ResultsPage is a page', () => {
  expect(Object.keys(resultsPage).toSorted()).toEqual(['Component', 'ErrorBoundary', 'loader', 'meta']);
  resultsPage satisfies PageModule<resultsPage.ResultsPageData>;
});

test('SearchBox is a slot', () => {
  expect(Object.keys(searchBox)).toEqual(['Component']);
  searchBox satisfies SlotModule;
});

test('both languages have the same keys', () => {
  expect(keysOf(en)).toEqual(keysOf(sv));
});

interface Texts {
  [key: string]: string | Texts;
}

function keysOf(texts: Texts): string[] {
  return Object.entries(texts)
    .flatMap(([key, value]) => (typeof value === 'string' ? [key] : keysOf(value).map((inner) => `${key}.${inner}`)))
    .toSorted();
}

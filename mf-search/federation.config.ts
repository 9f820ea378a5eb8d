import { defineRemote } from '@hemvaror/runtime/contract/defineRemote';

export const remote = defineRemote({
  name: 'mf-search',
  exposes: {
    './SearchBox': './src/search-box/SearchBox.tsx',
    './ResultsPage': './src/results-page/ResultsPage.tsx',
  },
});

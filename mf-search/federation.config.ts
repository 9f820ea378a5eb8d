import { defineRemote } from '@hemvaror/platform/contract/defineRemote';

export const remote = defineRemote({
  name: 'mf-search',
  exposes: {
    './SearchBox': './src/search-box/SearchBox.tsx',
    './ResultsPage': './src/results-page/ResultsPage.tsx',
  },
});

import { defineRemote } from '@storefront/federation/defineRemote';

export const remote = defineRemote({
  name: 'mf-content',
  exposes: {
    './FrontPage': './src/front-page/FrontPage.tsx',
  },
});

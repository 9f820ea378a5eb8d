import { defineRemote } from '@hemvaror/platform/contract/defineRemote';

export const remote = defineRemote({
  name: 'mf-catalog',
  exposes: {
    './ListPage': './src/list-page/ListPage.tsx',
    './ProductPage': './src/product-page/ProductPage.tsx',
    './BrandsPage': './src/brands-page/BrandsPage.tsx',
    './FavoritesPage': './src/favorites-page/FavoritesPage.tsx',
  },
});

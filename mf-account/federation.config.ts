import { defineRemote } from '@storefront/federation/defineRemote';

export const remote = defineRemote({
  name: 'mf-account',
  exposes: {
    './AccountPanel': './src/account-panel/AccountPanel.tsx',
    './OrdersPage': './src/orders-page/OrdersPage.tsx',
  },
});

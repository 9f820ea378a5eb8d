import { defineRemote } from '@hemvaror/platform/contract/defineRemote';

export const remote = defineRemote({
  name: 'mf-account',
  exposes: {
    './AccountPanel': './src/account-panel/AccountPanel.tsx',
    './OrdersPage': './src/orders-page/OrdersPage.tsx',
    './SettingsPage': './src/settings-page/SettingsPage.tsx',
    './BalancePage': './src/balance-page/BalancePage.tsx',
    './ResetPasswordPage': './src/reset-password-page/ResetPasswordPage.tsx',
  },
});

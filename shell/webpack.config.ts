import { federatedShell } from '@storefront/federation/build/federated';

export default federatedShell(import.meta.dirname, {
  web: './src/client/main.tsx',
  node: './src/server/main.ts',
});

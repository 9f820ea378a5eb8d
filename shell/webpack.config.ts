import { federatedShell } from '@hemvaror/tooling/build/federated';

export default federatedShell(import.meta.dirname, {
  web: './src/first-view/browser/entry.ts',
  node: './src/server/main.ts',
});

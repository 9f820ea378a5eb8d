import { federatedShell } from '@hemvaror/tooling/build/federated';

export default federatedShell(import.meta.dirname, {
  web: './src/browser/boot/entry.ts',
  node: './src/server/main.ts',
});

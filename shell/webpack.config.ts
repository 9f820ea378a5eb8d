import { federatedShell } from '@hemvaror/tooling/build/federated';

export default federatedShell(import.meta.dirname, {
  web: './src/browser/boot/main.tsx',
  node: './src/server/main.ts',
});

import { defineRemote } from '@hemvaror/runtime/contract/defineRemote';

export const remote = defineRemote({
  name: 'mf-example-remote',
  exposes: {
    './ExampleRemotePage': './src/example-remote-page/ExampleRemotePage.tsx',
  },
});

import { defineRemote } from '@hemvaror/platform/contract/defineRemote';

export const remote = defineRemote({
  name: 'mf-example-remote',
  exposes: {
    './ExampleRemotePage': './src/example-remote-page/ExampleRemotePage.tsx',
  },
});

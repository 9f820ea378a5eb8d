import { sharedModules } from '../build/sharedModules.ts';
import type { Output } from './output.ts';

const HEAD = `/**
 * Written by \`npm run generate\` from the \`exports\` of shared/runtime/package.json. Everything that the shell provides to
 * remotes at once: a module is provided only if the shell imports it.
 */
`;

export const sharedModulesOutput: Output = {
  file: 'shell/src/app/core/sharedModules.generated.ts',
  write: () =>
    HEAD +
    sharedModules()
      .map(({ request }) => `import '${request}';\n`)
      .join(''),
};

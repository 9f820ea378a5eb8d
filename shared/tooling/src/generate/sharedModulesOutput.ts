import { sharedModules } from '../build/sharedModules.ts';
import type { Output } from './output.ts';

const HEAD = `/**
 * Written by \`npm run generate\` from the \`exports\` of shared/runtime/package.json. Everything that the shell provides to
 * remotes at once: a module is provided only if the shell imports it.
 */
`;

/** Leaves out what is not eager: an import here would put it into the first view. */
export const sharedModulesOutput: Output = {
  file: 'shell/src/app/core/sharedModules.generated.ts',
  write: () =>
    HEAD +
    sharedModules()
      .filter(({ eager }) => eager)
      .map(({ request }) => `import '${request}';\n`)
      .join(''),
};

import type { Output } from './output.ts';
import { remotesOutputs } from './remotesOutputs.ts';
import { settingsOutputs } from './settingsOutputs.ts';
import { sharedModulesOutput } from './sharedModulesOutput.ts';

/** Everything that `npm run generate` writes, apart from what GraphQL codegen writes. */
export const outputs: readonly Output[] = [...remotesOutputs, ...settingsOutputs, sharedModulesOutput];

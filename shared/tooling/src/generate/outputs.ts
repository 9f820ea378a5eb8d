import { edgeStateOutput } from './edgeStateOutput.ts';
import type { Output } from './output.ts';
import { remotesOutputs } from './remotesOutputs.ts';
import { settingsOutputs } from './settingsOutputs.ts';
import { sharedModulesOutput } from './sharedModulesOutput.ts';

/** The outputs of `npm run generate`, except those of GraphQL codegen. */
export const outputs: readonly Output[] = [...remotesOutputs, ...settingsOutputs, sharedModulesOutput, edgeStateOutput];

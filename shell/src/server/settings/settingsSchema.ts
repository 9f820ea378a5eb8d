import * as z from 'zod';
import { apiVariables } from './apiVariables.ts';
import { listVariables } from './listVariables.ts';
import { remoteVariables } from './remoteVariables.ts';
import { sellerVariables } from './sellerVariables.ts';
import { shopVariables } from './shopVariables.ts';
import { siteVariables } from './siteVariables.ts';
import { transportVariables } from './transportVariables.ts';

/**
 * Every environment variable of the shell. `npm run generate` writes `.env.example`, `docs/settings.md` and the environment
 * in docker-compose.yml from it; that page describes the keys of `.meta()`, which must be the last call.
 */
export const settingsSchema = z.object({
  ...siteVariables,
  ...sellerVariables,
  ...shopVariables,
  ...listVariables,
  ...apiVariables,
  ...transportVariables,
  ...remoteVariables,
});

export type Settings = z.output<typeof settingsSchema>;

export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);

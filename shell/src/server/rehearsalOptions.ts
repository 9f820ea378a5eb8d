import path from 'node:path';
import type { RehearsalOptions } from '@hemvaror/platform/rehearsal/rehearse';
import type { Environment } from './settings/settings.ts';
import { settingNames } from './settings/settingsSchema.ts';

/** Rehearsals of a shell with these settings. */
export function rehearsalOptions(
  { REMOTES_DIR, SHELL_RELEASE_DIR }: Environment,
  variables: NodeJS.ProcessEnv,
): RehearsalOptions {
  return { folder: REMOTES_DIR, hostRelease: path.basename(SHELL_RELEASE_DIR), variables, settingNames };
}

import path from 'node:path';
import type { RehearsalOptions } from '@hemvaror/platform/rehearsal/rehearse';
import type { Environment } from './settings/settings.ts';
import { settingNames } from './settings/settingsSchema.ts';

/** Settings that may contain a secret which only the supervisor needs: processes that run code of remotes do not get them. */
const SUPERVISOR_ONLY: readonly string[] = ['RELEASE_WEBHOOK_URL', 'RELEASE_WITHDRAW_KEY'];

/** Rehearsals of a shell with these settings. */
export function rehearsalOptions(
  { REMOTES_DIR, SHELL_RELEASE_DIR }: Environment,
  variables: NodeJS.ProcessEnv,
): RehearsalOptions {
  return {
    folder: REMOTES_DIR,
    hostRelease: path.basename(SHELL_RELEASE_DIR),
    variables,
    settingNames: settingNames.filter((name) => !SUPERVISOR_ONLY.includes(name)),
  };
}

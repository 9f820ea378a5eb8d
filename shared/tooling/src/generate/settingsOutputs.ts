import { composeEnvironment } from './composeEnvironment.ts';
import { envExample } from './envExample.ts';
import { sectionOutput, type Output } from './output.ts';
import { settingsPage } from './settingsPage.ts';

/** Lists of environment variables, written from the declarations of the settings. */
export const settingsOutputs: readonly Output[] = [
  { file: '.env.example', write: envExample },
  { file: 'docs/settings.md', write: settingsPage },
  sectionOutput('docker-compose.yml', 'shell environment', () => composeEnvironment('shell')),
  sectionOutput('docker-compose.yml', 'commerce-api environment', () => composeEnvironment('commerce-api')),
  sectionOutput('docker-compose.yml', 'registry environment', () => composeEnvironment('registry')),
];

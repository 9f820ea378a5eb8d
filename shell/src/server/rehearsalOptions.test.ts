import { createKey } from '@hemvaror/platform/contract/releaseKeys';
import { rehearsalOptions } from './rehearsalOptions.ts';
import { readEnvironment } from './settings/settings.ts';

test('processes that run code of remotes get no secret of the supervisor', () => {
  const variables = {
    SHELL_RELEASE_DIR: '/x',
    RELEASE_WEBHOOK_URL: 'https://hooks.example/secret',
    RELEASE_WITHDRAW_KEY: createKey().privateKey,
  };

  const { settingNames } = rehearsalOptions(readEnvironment(variables), variables);

  expect(settingNames).toContain('REGISTRY');
  expect(settingNames).toContain('RELEASE_KEYS');
  expect(settingNames).not.toContain('RELEASE_WEBHOOK_URL');
  expect(settingNames).not.toContain('RELEASE_WITHDRAW_KEY');
});

import { readSettings } from '../project/settings.ts';
import { announcement } from './announcement.ts';

const READY = { live: { 'mf-search': '1.0.0-a' }, missing: [], failures: {} };

test('the addresses of both languages are announced, without warnings if all remotes are live', () => {
  const text = announcement(readSettings({ SHELL_PORT: '3100' }), READY);

  expect(text).toContain('  Swedish           http://localhost:3100 ');
  expect(text).toContain('  English           http://en.localhost:3100');
  expect(text).not.toContain('not running');
});

test('a remote without a live release is named below the addresses', () => {
  const text = announcement(readSettings({}), { ...READY, missing: ['mf-content'] });

  expect(text.indexOf('mf-content is not running.')).toBeGreaterThan(text.indexOf('http://localhost:4000/graphql'));
});

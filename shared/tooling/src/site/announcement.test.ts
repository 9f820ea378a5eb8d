import { readSettings } from '../project/settings.ts';
import { announcement } from './announcement.ts';

const READY = { live: { 'mf-search': '1.0.0-a' }, missing: [], failures: {} };

test('the addresses of both languages are announced, without warnings if all remotes are live', () => {
  const text = announcement(readSettings({ SHELL_PORT: '3100' }), { readiness: READY, kept: [] });

  expect(text).toContain('  Swedish           http://localhost:3100 ');
  expect(text).toContain('  English           http://en.localhost:3100');
  expect(text).not.toContain('not running');
});

test('a remote without a live release is named below the addresses', () => {
  const text = announcement(readSettings({}), { readiness: { ...READY, missing: ['mf-content'] }, kept: [] });

  expect(text.indexOf('mf-content is not running.')).toBeGreaterThan(text.indexOf('http://localhost:4000/graphql'));
});

test('a remote that a person has rolled back is named, with who and why', () => {
  const decided = {
    number: 3,
    epoch: 1,
    previous: null,
    at: '2026-11-30T10:00:00.000Z',
    actor: 'anna',
    why: 'the search is slow',
    remote: 'mf-search',
    change: { kind: 'live' as const, release: '1.0.0-a', isPinned: true },
  };
  const text = announcement(readSettings({}), {
    readiness: READY,
    kept: [{ remote: 'mf-search', release: '1.0.0-a', decided }],
  });

  expect(text).toContain('mf-search stays at 1.0.0-a, as anna has decided: the search is slow. "npm run release --');
});

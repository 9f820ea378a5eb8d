import type { ReportedShell } from '@hemvaror/platform/registry/shellReport';
import { verdictOf } from './shellVerdict.ts';

const aShell = (shell: string, had: number, changes: Partial<ReportedShell> = {}): ReportedShell => ({
  shell,
  ageMs: 400,
  processes: 3,
  remotes: { 'mf-search': { taken: { a: 3 - had, b: had }, refused: [] } },
  ...changes,
});

const refused = (ageMs: number) =>
  aShell('two', 0, {
    remotes: { 'mf-search': { taken: { a: 3 }, refused: [{ release: 'b', reason: 'It lacks SearchBox.', ageMs }] } },
  });

test('a release is live when all processes of all shells have it', () => {
  expect(verdictOf([aShell('one', 3), aShell('two', 3)], 'mf-search', 'b')).toEqual({
    isLive: true,
    isFinal: true,
    lines: ['one has b in 3 of 3 processes.', 'two has b in 3 of 3 processes.'],
  });
});

test('one process without it is waited for', () => {
  expect(verdictOf([aShell('one', 3), aShell('two', 2)], 'mf-search', 'b')).toMatchObject({
    isLive: false,
    isFinal: false,
  });
});

test('a refusal is final when it has stayed, with its reason', () => {
  expect(verdictOf([aShell('one', 3), refused(3_000)], 'mf-search', 'b').isFinal).toBe(false);
  expect(verdictOf([aShell('one', 3), refused(12_000)], 'mf-search', 'b')).toEqual({
    isLive: false,
    isFinal: true,
    lines: ['one has b in 3 of 3 processes.', 'two has b in 0 of 3 processes. Refused: It lacks SearchBox.'],
  });
});

test('a shell that no longer reports is named, and waited for', () => {
  expect(verdictOf([aShell('one', 3), aShell('two', 3, { ageMs: 24_000 })], 'mf-search', 'b')).toEqual({
    isLive: false,
    isFinal: false,
    lines: ['one has b in 3 of 3 processes.', 'two has not reported for 24 s. Is it running?'],
  });
});

test('a shell without processes, or without the remote, has no release', () => {
  expect(verdictOf([aShell('one', 0, { processes: 0, remotes: {} })], 'mf-search', 'constructor')).toMatchObject({
    isLive: false,
    lines: ['one has constructor in 0 of 0 processes.'],
  });
});

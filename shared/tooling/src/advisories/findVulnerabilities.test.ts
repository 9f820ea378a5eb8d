import type { AcceptedAdvisory, Advisory, AdvisoryCopy } from './advisoryCopy.ts';
import { findVulnerabilities } from './findVulnerabilities.ts';
import { findingsReport } from './findingsReport.ts';
import type { LockedPackage } from './lockedPackages.ts';

const advisory = (changes: Partial<Advisory> = {}): Advisory => ({
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'merger',
  severity: 'high',
  ranges: [
    { introduced: '1.0.0', fixed: '1.4.2' },
    { introduced: '2.0.0-rc.1', lastAffected: '2.1.0' },
  ],
  summary: 'Prototype pollution in merge',
  modified: '2026-10-02T08:00:00Z',
  ...changes,
});

const copyOf = (advisories: Advisory[], changes: Partial<AdvisoryCopy> = {}): AdvisoryCopy => ({
  source: 'https://api.osv.dev',
  license: 'CC-BY-4.0',
  attribution: 'OSV',
  refreshed: '2026-11-30',
  packages: ['merger', 'tidy'],
  advisories,
  ...changes,
});

const installed = (version: string, changes: Partial<LockedPackage> = {}): LockedPackage => ({
  name: 'merger',
  version,
  ships: true,
  ...changes,
});

function check(
  packages: LockedPackage[],
  copy: AdvisoryCopy = copyOf([advisory()]),
  accepted: AcceptedAdvisory[] = [],
): { hasPassed: boolean; text: string } {
  const { hasPassed, lines } = findingsReport(copy, packages, findVulnerabilities(packages, copy, accepted));
  return { hasPassed, text: lines.join('\n') };
}

test.each([
  ['0.9.0', true],
  ['1.0.0-beta.1', true],
  ['1.0.0', false],
  ['1.4.1', false],
  ['1.4.2', true],
  ['1.10.0', true],
  ['2.0.0-rc.1', false],
  ['2.1.0', false],
  ['2.1.1', true],
])('version %s of a vulnerable package ships: %s', (version, isAllowed) => {
  expect(check([installed(version)]).hasPassed).toBe(isAllowed);
});

test('a vulnerable shipped package fails with its version, advisory and fix', () => {
  expect(check([installed('1.4.1'), installed('1.0.0', { name: 'tidy' })])).toEqual({
    hasPassed: false,
    text:
      'merger 1.4.1: GHSA-aaaa-bbbb-cccc, high, fixed in 1.4.2: Prototype pollution in merge. ' +
      'Update it, or accept it in .ci/accepted-advisories.json with a reason.\n' +
      '2 shipped packages and 0 of tools, compared with 1 advisories of https://api.osv.dev on 2026-11-30',
  });
});

test.each<[string, LockedPackage, Partial<Advisory>]>([
  ['of a tool', installed('1.4.1', { ships: false }), {}],
  ['of moderate severity', installed('1.4.1'), { severity: 'moderate' }],
])('a vulnerability %s is reported and does not fail', (_name, item, changes) => {
  const { hasPassed, text } = check([item], copyOf([advisory(changes)]));

  expect(hasPassed).toBe(true);
  expect(text).toMatch(/^not a failure: merger 1\.4\.1.*GHSA-aaaa-bbbb-cccc/);
});

test.each<[string, Partial<Advisory>]>([
  ['of unknown severity', { severity: 'unknown' }],
  ['of a single version', { ranges: [], versions: ['1.4.9'] }],
])('an advisory %s fails', (_name, changes) => {
  expect(check([installed('1.4.9')], copyOf([advisory({ ranges: [{ introduced: '0' }], ...changes })])).hasPassed).toBe(
    false,
  );
});

test('a package that the source was not queried for fails', () => {
  expect(check([installed('1.4.2'), installed('1.0.0', { name: 'newcomer', ships: false })])).toMatchObject({
    hasPassed: false,
    text: expect.stringMatching(
      /^1 packages are not in the copy of the advisories: newcomer\. Run npm run advisories\./,
    ),
  });
});

describe('an accepted advisory', () => {
  const entry: AcceptedAdvisory = {
    id: 'GHSA-aaaa-bbbb-cccc',
    package: 'merger',
    reason: 'The shop merges no input of shoppers with it.',
    until: '2026-12-31',
  };

  test('does not fail until its end, which the day of the copy decides', () => {
    expect(check([installed('1.4.1')], undefined, [entry]).hasPassed).toBe(true);
    const lastDay = copyOf([advisory()], { refreshed: '2026-12-31' });
    expect(check([installed('1.4.1')], lastDay, [entry]).hasPassed).toBe(true);

    const { hasPassed, text } = check([installed('1.4.1')], copyOf([advisory()], { refreshed: '2027-01-01' }), [entry]);
    expect(hasPassed).toBe(false);
    expect(text).toContain('merger 1.4.1: GHSA-aaaa-bbbb-cccc');
  });

  test('of another advisory accepts nothing', () => {
    expect(check([installed('1.4.1')], undefined, [{ ...entry, id: 'GHSA-other' }]).hasPassed).toBe(false);
  });

  test('fails when it is not needed any more', () => {
    expect(check([installed('1.4.2')], undefined, [entry])).toMatchObject({
      hasPassed: false,
      text: expect.stringContaining('is accepted until 2026-12-31, but has ended or concerns no shipped version.'),
    });
  });
});

test('a copy that was never refreshed is reported as not checked, instead of clean', () => {
  const copy = copyOf([], { refreshed: null, packages: [] });

  expect(check([installed('1.4.1')], copy).text).toMatch(/^NOT CHECKED: /);
});

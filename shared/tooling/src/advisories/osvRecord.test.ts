import { advisoriesFrom, osvRecordSchema } from './osvRecord.ts';

const RECORD = {
  schema_version: '1.4.0',
  id: 'GHSA-aaaa-bbbb-cccc',
  modified: '2026-10-02T08:00:00Z',
  aliases: ['CVE-2026-0001'],
  summary: 'Prototype pollution\n in  merge',
  details: 'A long text.',
  severity: [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }],
  affected: [
    {
      package: { ecosystem: 'npm', name: 'merger' },
      ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '1.4.2' }] }],
    },
    {
      package: { ecosystem: 'npm', name: 'merger' },
      ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '2.0.0' }, { last_affected: '2.1.0' }] }],
    },
    { package: { ecosystem: 'PyPI', name: 'merger' }, ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }] }] },
  ],
  database_specific: { severity: 'CRITICAL', github_reviewed: true },
};

const read = (changes: object) => advisoriesFrom(osvRecordSchema.parse({ ...RECORD, ...changes }));
const affected = (...ranges: object[]) => ({ affected: [{ package: { ecosystem: 'npm', name: 'merger' }, ranges }] });

test('an advisory has the ranges of its npm package, the severity and a summary in one line', () => {
  expect(read({})).toEqual([
    {
      id: 'GHSA-aaaa-bbbb-cccc',
      package: 'merger',
      severity: 'critical',
      cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
      ranges: [
        { introduced: '0', fixed: '1.4.2' },
        { introduced: '2.0.0', lastAffected: '2.1.0' },
      ],
      summary: 'Prototype pollution in merge',
      modified: '2026-10-02T08:00:00Z',
    },
  ]);
});

test('events that are not sorted are ranges in the order of versions', () => {
  const events = [{ fixed: '10.0.1' }, { introduced: '9.0.0' }, { fixed: '2.0.5' }, { introduced: '0' }];

  expect(read(affected({ type: 'SEMVER', events }))[0]?.ranges).toEqual([
    { introduced: '0', fixed: '2.0.5' },
    { introduced: '9.0.0', fixed: '10.0.1' },
  ]);
});

test('a range without an end, and a record without ranges, concern all later versions', () => {
  expect(read(affected({ type: 'SEMVER', events: [{ introduced: '3.0.0' }] }))[0]?.ranges).toEqual([
    { introduced: '3.0.0' },
  ]);
  expect(read(affected())[0]?.ranges).toEqual([{ introduced: '0' }]);
});

test('a malicious package is critical, and only its named versions are', () => {
  const { 0: advisory } = read({
    id: 'MAL-2026-123',
    database_specific: {},
    affected: [{ package: { ecosystem: 'npm', name: 'merger' }, versions: ['1.0.1'] }],
  });

  expect(advisory).toMatchObject({ severity: 'critical', versions: ['1.0.1'], ranges: [] });
});

test('an advisory without a known severity is not taken for a harmless one', () => {
  expect(read({ database_specific: null })[0]?.severity).toBe('unknown');
  expect(read({ database_specific: { severity: 'SEVERE' } })[0]?.severity).toBe('unknown');
});

test('a withdrawn record is no advisory', () => {
  expect(read({ withdrawn: '2026-10-03T00:00:00Z' })).toEqual([]);
});

test('a range that cannot be compared is an error with the id of its record', () => {
  expect(() => read(affected({ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: 'next' }] }))).toThrow(
    'GHSA-aaaa-bbbb-cccc has a range that cannot be read.',
  );
});

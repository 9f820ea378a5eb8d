import { consentRecord, consentTextVersion, consentTo, recordedTextVersion } from './consentRecord.ts';

test('the record of an answer is the version of its text and its day', () => {
  const record = consentRecord(2, new Date('2026-11-23T22:10:00Z'));

  expect(record).toBe('2.2026-11-23');
  expect(recordedTextVersion(record)).toBe(2);
});

test.each([undefined, '', 'x.2026-11-23', '-2.2026-11-23', '2', '99999.2026-11-23'])(
  'an answer with the record %j counts for the first text',
  (record) => {
    expect(recordedTextVersion(record)).toBe(1);
  },
);

test('the text of a shop with tracking is newer than that of a shop without', () => {
  expect(consentTextVersion(true)).toBeGreaterThan(consentTextVersion(false));
});

test.each<[string, string | undefined, string | undefined, number, string]>([
  ['allowing covers the same text', 'true', '2.2026-11-23', 2, 'allowed'],
  ['allowing covers an earlier text', 'true', '2.2026-11-23', 1, 'allowed'],
  ['a newer text asks again', 'true', '1.2026-11-23', 2, 'unknown'],
  ['a newer text asks again without a record', 'true', undefined, 2, 'unknown'],
  ['an answer without a record covers the first text [CONSENT-04]', 'true', undefined, 1, 'allowed'],
  ['declining is final', 'false', '1.2026-11-23', 2, 'declined'],
  ['a record alone is no answer', undefined, '2.2026-11-23', 2, 'unknown'],
])('%s', (_what, answer, record, textVersion, expected) => {
  expect(consentTo(textVersion, { answer, record })).toBe(expected);
});

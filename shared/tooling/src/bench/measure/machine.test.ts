import { busyReason, conditionsText } from './machine.ts';

const quiet = { cpuMs: 100, wallMs: 104 };

test.each([
  [quiet, 0.02, undefined],
  [quiet, undefined, undefined],
  [quiet, 0.34, 'other processes use 34 % of the processors'],
  [{ cpuMs: 100, wallMs: 150 }, 0.02, 'a fixed piece of work takes 1.50 times its processor time'],
])(
  'with the calibration %j and the share %s of others, the machine is busy because: %s',
  (calibration, share, reason) => {
    expect(busyReason(calibration, share)).toBe(reason);
  },
);

test('a busy machine is reported with its reason, in place of a verdict', () => {
  const conditions = { calibration: quiet, otherShare: 0.34, others: ['node 12'] };

  expect(conditionsText({ ...conditions, busy: 'reason' })).toContain(
    'The machine is busy: no verdict (reason; node 12).',
  );
  expect(conditionsText({ ...conditions, busy: undefined })).not.toContain('verdict');
});

import { Confirmations } from './confirmations.ts';

const RUN = { actor: 'karin', command: 'order refund', input: { order: '1', amount: '50' } };

test('a confirmation makes the shown run once', () => {
  const confirmations = new Confirmations();
  const id = confirmations.add(RUN);

  expect([confirmations.take(id, RUN), confirmations.take(id, RUN)]).toEqual([true, false]);
});

test.each([
  ['another person', { ...RUN, actor: 'anna' }],
  ['another command', { ...RUN, command: 'order cancel' }],
  ['another value', { ...RUN, input: { order: '1', amount: '5000' } }],
])('a confirmation is refused for %s', (_name, run) => {
  const confirmations = new Confirmations();

  expect(confirmations.take(confirmations.add(RUN), run)).toBe(false);
});

test('a missing or unknown confirmation is refused', () => {
  const confirmations = new Confirmations();

  expect([confirmations.take(null, RUN), confirmations.take('x', RUN)]).toEqual([false, false]);
});

test('the oldest of too many confirmations is dropped', () => {
  const confirmations = new Confirmations();
  const first = confirmations.add(RUN);
  const ids = Array.from({ length: 1_000 }, () => confirmations.add(RUN));

  expect(confirmations.take(first, RUN)).toBe(false);
  expect(ids.every((id) => confirmations.take(id, RUN))).toBe(true);
});

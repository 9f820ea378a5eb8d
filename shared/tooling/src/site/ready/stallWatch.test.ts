import { StallWatch } from './stallWatch.ts';

const IDLE = { body: undefined, messages: 0, outputs: 0, processorMs: 0 };

test('a machine that was suspended between two looks does not use up the limit', () => {
  const stall = new StallWatch(300_000);

  expect(stall.look(IDLE, 0)).toBe(false);
  expect(stall.look(IDLE, 36_000_000)).toBe(false);
});

test('progress restarts the limit', () => {
  const stall = new StallWatch(20_000);
  stall.look(IDLE, 0);
  stall.look(IDLE, 15_000);

  expect(stall.look({ ...IDLE, messages: 1 }, 25_000)).toBe(false);
  expect(stall.look({ ...IDLE, messages: 1 }, 35_000)).toBe(false);
  expect(stall.look({ ...IDLE, messages: 1 }, 45_000)).toBe(true);
});

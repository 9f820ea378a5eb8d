import { defaultWorkerMemoryMb, hasRoomForWorker } from './workerMemory.ts';

const GIB = 1_024 ** 3;

test.each([
  ['a container of 1.5 GiB', 1.5 * GIB, 16 * GIB, 352],
  ['a container that is too small', 0.5 * GIB, 16 * GIB, 256],
  ['a machine of 2 GiB', 0, 2 * GIB, 480],
  ['a large machine', 2 ** 64, 64 * GIB, 1_024],
])('in %s three workers are replaced before the system ends one', (_where, constrained, total, mb) => {
  expect(defaultWorkerMemoryMb(3, constrained, total)).toBe(mb);
});

test.each([
  [0.24 * GIB, false],
  [0.25 * GIB, true],
])('with %d bytes, whether a new worker fits is %s', (available, hasRoom) => {
  expect(hasRoomForWorker(available)).toBe(hasRoom);
});

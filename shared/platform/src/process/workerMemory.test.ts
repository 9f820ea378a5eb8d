import { defaultWorkerMemoryMb } from './workerMemory.ts';

const GIB = 1_024 ** 3;

test.each([
  ['a container of 1 GiB', GIB, 16 * GIB, 512],
  ['a machine of 1 GiB', 0, GIB, 512],
  ['a large machine', 2 ** 64, 64 * GIB, 1_024],
])('in %s a worker is replaced in time', (_where, constrained, total, mb) => {
  expect(defaultWorkerMemoryMb(constrained, total)).toBe(mb);
});

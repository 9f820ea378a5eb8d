import { startCheckOptions } from './options.ts';

test('the site starts beside no, four and twelve loops by default', () => {
  expect(startCheckOptions([])).toEqual({ loops: [0, 4, 12], inContainers: false });
});

test('the numbers of loops and the start in containers are arguments', () => {
  expect(startCheckOptions(['--loops', '2', '--containers'])).toEqual({ loops: [2], inContainers: true });
});

test.each(['-1', 'many', '0,1.5', '1000'])('--loops %s is refused', (loops) => {
  expect(() => startCheckOptions([`--loops=${loops}`])).toThrow('--loops');
});

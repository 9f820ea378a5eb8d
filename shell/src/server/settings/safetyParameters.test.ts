import { publicConfigOf } from './publicConfigOf.ts';
import { settingsSchema } from './settingsSchema.ts';

const settingsWith = (SAFETY_PARAMETERS?: string) =>
  settingsSchema.safeParse({ SHELL_RELEASE_DIR: '/x', ...(SAFETY_PARAMETERS && { SAFETY_PARAMETERS }) });

test('parameters with safety information are public by part, and a part may have several', () => {
  const { data } = settingsWith('manufacturer:Tillverkare, manufacturer:Manufacturer, warnings: Varningar och råd');

  expect(data && publicConfigOf(data, 'sv').safetyParameters).toEqual({
    manufacturer: ['Tillverkare', 'Manufacturer'],
    warnings: ['Varningar och råd'],
  });
});

test('without the setting the configuration of a page does not name parameters', () => {
  const { data } = settingsWith();

  expect(data && publicConfigOf(data, 'sv')).toEqual(
    expect.not.objectContaining({ safetyParameters: expect.anything() }),
  );
  expect(data).toBeDefined();
});

test.each(['maker:Tillverkare', 'warnings', 'warnings:'])(
  'the pair %s is refused with the parts that exist',
  (pair) => {
    expect(settingsWith(pair).error?.message).toContain(
      `${pair} is not a pair of part and parameter, like warnings:Varning. Parts are manufacturer, manufacturerAddress,`,
    );
  },
);

import { SCREENS } from '../screens.ts';
import { TAPS } from './taps.ts';

test.each(SCREENS)('each tap on a screen has a name of its own: $name', ({ name }) => {
  const names = TAPS.filter((tap) => (tap.screen ?? name) === name).map((tap) => tap.name);

  expect(names).toEqual([...new Set(names)]);
});

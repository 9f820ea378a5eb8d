import { asPageAction } from './exposes.ts';

test('an action has to do something and to tell of it', () => {
  const action = { run: async () => ({}), notice: () => null };

  expect(asPageAction('mf-catalog/ProductPage', action)).toBe(action);
  for (const half of [{ ...action, run: undefined }, { run: action.run }, null, () => undefined]) {
    expect(() => asPageAction('mf-catalog/ProductPage', half)).toThrow('mf-catalog/ProductPage');
  }
});

import { asPageAction, asSlotModule } from './exposes.ts';

const Component = () => null;

test('a slot has a component, and a loader only if pages fill it', () => {
  const loader = async () => ({});

  expect(asSlotModule('mf-search/SearchBox', { Component })).toEqual({ Component });
  expect(asSlotModule('mf-content/WidgetArea', { Component, loader })).toEqual({ Component, loader });
});

test.each([
  [undefined],
  [{}],
  [{ Component: 'div' }],
  [{ Component, loader: 'later' }],
  [{ loader: async () => ({}) }],
])('%j is no slot', (value) => {
  expect(() => asSlotModule('mf-content/WidgetArea', value)).toThrow('mf-content/WidgetArea is no slot');
});

test('an action has to do something and to tell of it', () => {
  const action = { run: async () => ({}), notice: () => null };

  expect(asPageAction('mf-catalog/ProductPage', action)).toBe(action);
  for (const half of [{ ...action, run: undefined }, { run: action.run }, null, () => undefined]) {
    expect(() => asPageAction('mf-catalog/ProductPage', half)).toThrow('mf-catalog/ProductPage');
  }
});

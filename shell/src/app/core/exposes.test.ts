import { asPageAction, asSlotModule, checkExpose } from './exposes.ts';

const Component = () => null;

test('a slot module has a component, and optionally a loader', () => {
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
])('%j is not a slot module', (value) => {
  expect(() => asSlotModule('mf-content/WidgetArea', value)).toThrow('mf-content/WidgetArea is not a slot module');
});

test('an action needs both run and notice', () => {
  const action = { run: async () => ({}), notice: () => null };

  expect(asPageAction('mf-catalog/ProductPage', action)).toBe(action);
  for (const invalid of [{ ...action, run: undefined }, { run: action.run }, null, () => undefined]) {
    expect(() => asPageAction('mf-catalog/ProductPage', invalid)).toThrow('mf-catalog/ProductPage');
  }
});

test.each([
  ['ResultsPage', { loader: async () => ({}), meta: () => ({}), Component, ErrorBoundary: Component }, { Component }],
  ['SearchBox', { Component }, { loader: async () => ({}) }],
  ['messages.sv', { messages: { search: { title: 'Sök' } } }, { messages: { search: 1 } }],
])('the expose %s of a release must have the shape that its name promises', (expose, valid, invalid) => {
  expect(() => checkExpose('mf_search', expose, valid)).not.toThrow();
  for (const broken of [invalid, {}, undefined]) {
    expect(() => checkExpose('mf_search', expose, broken)).toThrow(`mf_search/${expose}`);
  }
});

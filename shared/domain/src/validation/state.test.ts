import { hasStates, state } from './state.ts';

test.each(['AU', 'BR', 'CA', 'IN', 'MX', 'US'])('an address in %s needs a state', (country) => {
  expect(hasStates(country)).toBe(true);
  expect(state('Oregon', country)).toBeNull();
  expect(state('', country)).toBe('validation.required');
  expect(state(' \u200b', country)).toBe('validation.required');
});

test.each(['SE', 'DE', ''])('an address in "%s" has no state', (country) => {
  expect(hasStates(country)).toBe(false);
  expect(state('', country)).toBeNull();
  expect(state('Bayern', country)).toBeNull();
});

import * as fc from 'fast-check';
import { email } from './email.ts';
import { nonEmpty, required } from './required.ts';
import { allOf } from './rule.ts';

test('VALID-07 an empty required field is refused, and one of spaces too', () => {
  expect(required('')).toBe('validation.required');
  expect(required(' \t')).toBe('validation.required');
  expect(required('Åstad')).toBeNull();
});

test('VALID-08 the non-empty check fails for an empty value and passes for any other', () => {
  expect(nonEmpty('')).toBe('validation.required');
  fc.assert(fc.property(fc.string({ minLength: 1 }), (value) => nonEmpty(value) === null));
});

test('of several rules the first that fails speaks', () => {
  const requiredEmail = allOf(required, email);

  expect(requiredEmail('')).toBe('validation.required');
  expect(requiredEmail('astrid')).toBe('validation.email');
  expect(requiredEmail('astrid@hemvist.se')).toBeNull();
});

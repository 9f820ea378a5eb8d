import * as fc from 'fast-check';
import { email } from './email.ts';
import { nonEmpty, required } from './required.ts';
import { allOf } from './rule.ts';

test('a required field is invalid if it is empty or contains only spaces [VALID-07]', () => {
  expect(required('')).toBe('validation.required');
  expect(required(' \t')).toBe('validation.required');
  expect(required('\u200b\u2060')).toBe('validation.required');
  expect(required('Åstad')).toBeNull();
});

test('nonEmpty fails for an empty value only [VALID-08]', () => {
  expect(nonEmpty('')).toBe('validation.required');
  fc.assert(fc.property(fc.string({ minLength: 1 }), (value) => nonEmpty(value) === null));
});

test('allOf returns the message of the first rule that fails', () => {
  const requiredEmail = allOf(required, email);

  expect(requiredEmail('')).toBe('validation.required');
  expect(requiredEmail('astrid')).toBe('validation.email');
  expect(requiredEmail('astrid@hemvist.se')).toBeNull();
});

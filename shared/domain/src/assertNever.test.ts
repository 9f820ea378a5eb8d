import { assertNever } from './assertNever.ts';

test('the error contains the unhandled value', () => {
  // @ts-expect-error a compile error; untrusted data may have such a value at run time
  expect(() => assertNever({ kind: 'lost' })).toThrow('Unhandled value {"kind":"lost"}.');
});

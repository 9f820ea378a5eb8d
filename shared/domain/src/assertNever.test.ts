import { assertNever } from './assertNever.ts';

test('a value that no case handled is named in the error', () => {
  // @ts-expect-error the compiler refuses it; a value from outside may still arrive
  expect(() => assertNever({ kind: 'lost' })).toThrow('Nothing handles {"kind":"lost"}');
});

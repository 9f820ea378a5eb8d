import en from './en.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };

test('ERR-15 what went wrong without words of its own is told in the quoted text, in English likewise', () => {
  expect(sv.failure.generic).toBe('Något gick tyvärr fel...');
  expect(Object.keys(en.failure)).toEqual(Object.keys(sv.failure));
  expect(en.failure.generic).toBe('Sorry, something went wrong');
});

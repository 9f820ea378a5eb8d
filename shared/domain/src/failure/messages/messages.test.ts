import en from './en.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };

test('the generic error message is the quoted text, and has an English counterpart [ERR-15]', () => {
  expect(sv.failure.generic).toBe('Något gick tyvärr fel...');
  expect(Object.keys(en.failure)).toEqual(Object.keys(sv.failure));
  expect(Object.keys(en.failure.limit)).toEqual(Object.keys(sv.failure.limit));
  expect(en.failure.generic).toBe('Sorry, something went wrong');
});

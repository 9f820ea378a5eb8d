import failureEn from '@hemvaror/domain/failure/messages/en.json';
import failureSv from '@hemvaror/domain/failure/messages/sv.json';
import menuEn from '@hemvaror/domain/menu/messages/en.json';
import menuSv from '@hemvaror/domain/menu/messages/sv.json';
import en from './en.json';
import sv from './sv.json';

test('both languages have the same keys, without empty texts', () => {
  expect(keysOf(en)).toEqual(keysOf(sv));
  expect([...textsOf(sv), ...textsOf(en)].filter((text) => text.trim() === '')).toEqual([]);
});

test('the labels of menu links equal those of the domain', () => {
  expect(sv.menu).toEqual(menuSv.menu);
  expect(en.menu).toEqual(menuEn.menu);
});

test('the title of the generic error page equals the generic text of the domain', () => {
  expect(sv.error.failedTitle).toBe(failureSv.failure.generic);
  expect(en.error.failedTitle).toBe(failureEn.failure.generic);
});

test('every newsletter feedback has its own text in both languages [FOOT-14]', () => {
  const keys = ['NEWSLETTER_FEEDBACK_SUCCESS', 'FEEDBACK_ERROR', 'EMAIL_ERROR_NOT_VALID'] as const;

  for (const { newsletter } of [sv, en]) {
    expect(new Set(keys.map((key) => newsletter[key])).size).toBe(3);
    expect(keys.filter((key) => newsletter[key] === key)).toEqual([]);
  }
});

test('both languages have a title for a missing page and one for all other failures [ERR-16]', () => {
  expect([sv.error.notFoundTitle, sv.error.failedTitle]).toEqual([
    'Sidan kunde inte hittas',
    'Något gick tyvärr fel...',
  ]);
  expect(new Set([sv, en].flatMap(({ error }) => [error.notFoundTitle, error.failedTitle])).size).toBe(4);
});

interface Texts {
  [key: string]: string | Texts;
}

function keysOf(texts: Texts): string[] {
  return Object.entries(texts)
    .flatMap(([key, value]) => (typeof value === 'string' ? [key] : keysOf(value).map((inner) => `${key}.${inner}`)))
    .toSorted();
}

function textsOf(texts: Texts): string[] {
  return Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

import { email } from '../email.ts';
import { password, passwordRepeated } from '../password.ts';
import { personalId } from '../personalId.ts';
import { required } from '../required.ts';
import type { ValidationMessageKey } from '../rule.ts';
import en from './en.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };

function text(messages: typeof sv, key: ValidationMessageKey | null): string | undefined {
  return new Map(Object.entries(messages.validation)).get(key?.replace('validation.', '') ?? '');
}

test.each([
  [email('astrid.lind@hemvist'), 'Du måste ange en giltig email', 'VALID-01'],
  [password('linolj'), 'Ditt lösenord måste innehålla minst 7 tecken', 'VALID-03'],
  [password(''), 'Du måste ange ett lösenord', 'VALID-05'],
  [passwordRepeated('linoljan', 'linoljor'), 'Lösenorden matchar inte', 'VALID-06'],
  [required(''), 'Detta fält är obligatoriskt', 'VALID-07'],
  [personalId('811228-9875'), 'Du måste ange ett giltigt personnummer', 'VALID-12'],
])('the Swedish text of %s is "%s" [%s]', (key, swedish, _id) => {
  expect(text(sv, key)).toBe(swedish);
});

test('every validation message has an English text that differs from the Swedish one', () => {
  expect(Object.keys(en.validation)).toEqual(Object.keys(sv.validation));
  for (const [key, swedish] of Object.entries(sv.validation)) {
    const english = new Map(Object.entries(en.validation)).get(key);
    expect(english).toBeTruthy();
    expect(english).not.toBe(swedish);
  }
});

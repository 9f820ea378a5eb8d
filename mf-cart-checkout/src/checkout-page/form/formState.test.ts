import type { FormSituation } from './checkoutFields.ts';
import { allJudged, EMPTY_FORM, faultyFields, filled, judged, typed, withProblem } from './formState.ts';

const person: FormSituation = { customerType: 'PERSON', hasOtherAddress: false, countryCode: 'SE' };

test('an answer fills what nobody has typed in, and never empties', () => {
  const state = filled(typed(filled(EMPTY_FORM, { city: 'Åstad' }), 'firstName', 'Anna'), {
    firstName: 'Astrid',
    lastName: 'Lind',
    city: '',
  });

  expect(state.values).toMatchObject({ firstName: 'Anna', lastName: 'Lind', city: 'Åstad' });
});

test('a field that was typed in and emptied stays empty', () => {
  expect(filled(typed(EMPTY_FORM, 'careOf', ''), { careOf: 'Berg' }).values.careOf).toBe('');
});

test('the faulty fields come in the order of the page', () => {
  expect(faultyFields(allJudged(EMPTY_FORM, person), person)).toEqual([
    'email',
    'phone',
    'personalId',
    'firstName',
    'lastName',
    'address',
    'zip',
    'city',
  ]);
});

test('a company has fields of its own, and a delivery address more of them', () => {
  const company: FormSituation = { customerType: 'ORGANIZATION', hasOtherAddress: true, countryCode: 'SE' };
  const faulty = faultyFields(allJudged(EMPTY_FORM, company), company);

  expect(faulty).toEqual(expect.arrayContaining(['organizationId', 'company', 'otherAddress', 'otherZip']));
  expect(faulty).not.toContain('personalId');
  expect(faulty).not.toContain('otherCareOf');
});

test('outside Sweden neither a Swedish id nor a Swedish zip is asked for', () => {
  const german: FormSituation = { ...person, countryCode: 'DE' };
  const state = allJudged(filled(EMPTY_FORM, { zip: '1015 CJ' }), german);

  expect(faultyFields(state, german)).not.toContain('personalId');
  expect(state.problems.zip).toBeUndefined();
  expect(judged(typed(EMPTY_FORM, 'personalId', '123'), 'personalId', german).problems.personalId).toBe(
    'validation.personalId',
  );
});

test('a problem goes when its field is mended, and does not count while the field is not asked for', () => {
  const wrong = withProblem(typed(EMPTY_FORM, 'personalId', '19121212-1212'), 'personalId', 'validation.personalId');

  expect(faultyFields(wrong, { ...person, customerType: 'ORGANIZATION' })).toEqual([]);
  expect(judged(wrong, 'personalId', person).problems).toEqual({});
});

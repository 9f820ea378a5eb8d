import type { FormContext } from './checkoutFields.ts';
import { validateAll, EMPTY_FORM, invalidFields, filled, validateField, typed, withError } from './formState.ts';

const person: FormContext = { customerType: 'PERSON', hasOtherAddress: false, countryCode: 'SE' };

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
  expect(invalidFields(validateAll(EMPTY_FORM, person), person)).toEqual([
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
  const company: FormContext = { customerType: 'ORGANIZATION', hasOtherAddress: true, countryCode: 'SE' };
  const faulty = invalidFields(validateAll(EMPTY_FORM, company), company);

  expect(faulty).toEqual(expect.arrayContaining(['organizationId', 'company', 'otherAddress', 'otherZip']));
  expect(faulty).not.toContain('personalId');
  expect(faulty).not.toContain('otherCareOf');
});

test('outside Sweden neither a Swedish id nor a Swedish zip is asked for', () => {
  const german: FormContext = { ...person, countryCode: 'DE' };
  const state = validateAll(filled(EMPTY_FORM, { zip: '1015 CJ' }), german);

  expect(invalidFields(state, german)).not.toContain('personalId');
  expect(state.problems.zip).toBeUndefined();
  expect(validateField(typed(EMPTY_FORM, 'personalId', '123'), 'personalId', german).problems.personalId).toBe(
    'validation.personalId',
  );
});

test('a problem goes when its field is mended, and does not count while the field is not asked for', () => {
  const wrong = withError(typed(EMPTY_FORM, 'personalId', '19121212-1212'), 'personalId', 'validation.personalId');

  expect(invalidFields(wrong, { ...person, customerType: 'ORGANIZATION' })).toEqual([]);
  expect(validateField(wrong, 'personalId', person).problems).toEqual({});
});

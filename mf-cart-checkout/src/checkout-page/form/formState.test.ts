import { fieldConstraints, type FormContext } from './checkoutFields.ts';
import {
  validateAll,
  EMPTY_FORM,
  invalidFields,
  withPrefill,
  validateField,
  withInput,
  withError,
} from './formState.ts';

const person: FormContext = {
  customerType: 'PERSON',
  paymentType: 'STANDARD',
  hasOtherAddress: false,
  countryCode: 'SE',
};

test('prefilled values fill untouched fields and never clear a field', () => {
  const state = withPrefill(withInput(withPrefill(EMPTY_FORM, { city: 'Åstad' }), 'firstName', 'Anna'), {
    firstName: 'Astrid',
    lastName: 'Lind',
    city: '',
  });

  expect(state.values).toMatchObject({ firstName: 'Anna', lastName: 'Lind', city: 'Åstad' });
});

test('a field that the shopper has cleared stays empty', () => {
  expect(withPrefill(withInput(EMPTY_FORM, 'careOf', ''), { careOf: 'Berg' }).values.careOf).toBe('');
});

test('invalid fields are listed in page order', () => {
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

test('a company and a delivery address have additional required fields', () => {
  const company: FormContext = { ...person, customerType: 'ORGANIZATION', hasOtherAddress: true };
  const faulty = invalidFields(validateAll(EMPTY_FORM, company), company);

  expect(faulty).toEqual(expect.arrayContaining(['organizationId', 'company', 'otherAddress', 'otherZip']));
  expect(faulty).not.toContain('personalId');
  expect(faulty).not.toContain('otherCareOf');
});

test('outside Sweden there is no personal id, an organization id is optional, and a zip has the form of its country', () => {
  const german: FormContext = { ...person, countryCode: 'DE' };
  const state = validateAll(withPrefill(EMPTY_FORM, { zip: 'D-10115' }), german);

  expect(fieldConstraints('personalId', german)).toBeNull();
  expect(invalidFields(state, german)).not.toContain('personalId');
  expect(state.errors.zip).toBeUndefined();
  const company: FormContext = { ...german, customerType: 'ORGANIZATION' };
  const withId = withInput(EMPTY_FORM, 'organizationId', 'HRB 12345');
  expect(validateField(withId, 'organizationId', company).errors.organizationId).toBeUndefined();
  expect(invalidFields(validateAll(EMPTY_FORM, company), company)).not.toContain('organizationId');
});

test('an error disappears with a valid value, and is ignored while the field does not apply', () => {
  const wrong = withError(withInput(EMPTY_FORM, 'personalId', '19121212-1212'), 'personalId', 'validation.personalId');

  expect(invalidFields(wrong, { ...person, customerType: 'ORGANIZATION' })).toEqual([]);
  expect(validateField(wrong, 'personalId', person).errors).toEqual({});
});

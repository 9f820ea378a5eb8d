import type { SafetyContact } from '../../model/safetyContacts.ts';
import { missingSafetyData } from './missingSafetyData.ts';
import { safetyContactsOf } from './safetyContactsOf.ts';

const company = (country: string | null, other: Partial<SafetyContact> = {}): SafetyContact => ({
  name: 'Verkstaden AB',
  address: 'Smedgatan 1, 111 22 Stockholm',
  electronicAddress: 'kontakt@verkstaden.example',
  country,
  ...other,
});

test.each(['SE', 'IE', 'HR', 'IS', 'LI', 'NO'])('a manufacturer in %s needs no responsible person', (country) => {
  expect(missingSafetyData({ manufacturer: company(country), responsiblePerson: null })).toEqual([]);
});

test.each(['GB', 'CH', 'CN', 'US', 'TR'])('a manufacturer in %s needs a responsible person', (country) => {
  expect(missingSafetyData({ manufacturer: company(country), responsiblePerson: null })).toEqual([
    'responsible person',
  ]);
  expect(missingSafetyData({ manufacturer: company(country), responsiblePerson: company('DE') })).toEqual([]);
});

test('a responsible person outside the EU and EEA is not enough', () => {
  expect(missingSafetyData({ manufacturer: company('CN'), responsiblePerson: company('GB') })).toEqual([
    'responsible person in the EU',
  ]);
});

test('every part that a manufacturer or responsible person lacks is named', () => {
  const unknown = { address: null, electronicAddress: null };

  expect(missingSafetyData({ manufacturer: null, responsiblePerson: company('SE') })).toEqual(['manufacturer']);
  expect(missingSafetyData({ manufacturer: company(null, unknown), responsiblePerson: null })).toEqual([
    'manufacturer: postal address',
    'manufacturer: electronic address',
    'manufacturer: country',
  ]);
  expect(missingSafetyData({ manufacturer: company('US'), responsiblePerson: company('DE', unknown) })).toEqual([
    'responsible person: postal address',
    'responsible person: electronic address',
  ]);
});

test('a product with its own manufacturer does not get the responsible person of its brand', () => {
  const brand = { manufacturer: company('CN'), responsiblePerson: company('DE') };
  const none = { manufacturer: null, responsiblePerson: null };
  const manufacturer = company('US', { name: 'Other Ltd' });
  const responsiblePerson = company('FR');

  expect(safetyContactsOf(none, brand)).toEqual(brand);
  expect(safetyContactsOf({ ...none, manufacturer }, brand)).toEqual({ manufacturer, responsiblePerson: null });
  expect(safetyContactsOf({ ...none, responsiblePerson }, brand)).toEqual({ ...brand, responsiblePerson });
  expect(safetyContactsOf(none, undefined)).toEqual(none);
});

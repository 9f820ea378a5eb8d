import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import { aPickupOption } from '../../testing/aPickupPoint.ts';
import {
  chosenPointInput,
  isPointOffered,
  orderedPointInput,
  pickupPoints,
  pointText,
  selectedPoint,
} from './pickupPoints.ts';

const carrier = aPickupOption();
const home = aShippingOption(79, { id: 2 });
const published = (overrides: Parameters<typeof aShippingOption>[1]) => {
  const { pickupPoint: _added, ...option } = aShippingOption(49, overrides);
  return option;
};

test('a pickup point has a name, an address and opening hours', () => {
  expect(pickupPoints(carrier)[0]).toMatchObject({
    key: 'postnord-se-1',
    name: 'Kiosken vid Viken',
    address: 'Vasabron 3, 111 22 Stockholm',
    hours: 'mån–fre 8–20',
  });
});

test.each([
  ['a name and a text', { name: 'Kiosken', displayName: 'Kiosken, Vasabron 3' }, ['Kiosken', 'Vasabron 3']],
  ['a name only', { name: 'Kiosken', displayName: null }, ['Kiosken', '']],
  ['a text only', { name: null, displayName: 'Kiosken, Vasabron 3' }, ['Kiosken, Vasabron 3', '']],
])('an API without additions gives its points %s', (_what, texts, [name, address]) => {
  const option = { subOptions: [published({ ...texts, externalId: 'p-1' })] };

  expect(pickupPoints(option)).toMatchObject([{ key: 'p-1', name, address, hours: null }]);
});

test.each([
  ['without sub-options', { subOptions: null }],
  ['with nameless ones', { subOptions: [published({ name: '', displayName: null })] }],
])('a carrier %s has no pickup points', (_what, option) => {
  expect(pickupPoints(option)).toEqual([]);
  expect(chosenPointInput([option], option, null)).toEqual({});
  expect(orderedPointInput([option], null)).toEqual({});
  expect(isPointOffered(option, null)).toBe(true);
});

test('the selected point is the one that the shopper chose, while it is offered, else that of the API', () => {
  const points = pickupPoints(carrier);

  expect(selectedPoint(points, 'postnord-se-2')?.key).toBe('postnord-se-2');
  expect(selectedPoint(points, 'postnord-se-9')?.key).toBe('postnord-se-1');
  expect(selectedPoint(pickupPoints(aPickupOption('postnord-se-2')), null)?.key).toBe('postnord-se-2');
});

test('an update names a chosen point only, so that another zip selects its nearest', () => {
  const options = [carrier, home];

  expect(chosenPointInput(options, carrier, null)).toEqual({ pickupPoint: '' });
  expect(chosenPointInput(options, carrier, 'postnord-se-2')).toEqual({
    pickupPoint: '',
    externalShippingId: 'postnord-se-2',
  });
  expect(chosenPointInput(options, aPickupOption('postnord-se-2'), null)).toMatchObject({
    externalShippingId: 'postnord-se-2',
  });
  expect(chosenPointInput(options, home, 'postnord-se-2')).toEqual({ pickupPoint: '' });
});

test('an order names the shown point, or removes an earlier one', () => {
  const [nearest] = pickupPoints(carrier);
  if (!nearest) throw new Error('Expected a pickup point.');

  expect(orderedPointInput([carrier, home], nearest)).toEqual({
    externalShippingId: 'postnord-se-1',
    pickupPoint: 'Kiosken vid Viken, Vasabron 3, 111 22 Stockholm',
  });
  expect(orderedPointInput([carrier, home], null)).toEqual({ externalShippingId: '', pickupPoint: '' });
  expect(pointText({ ...nearest, address: '' })).toBe('Kiosken vid Viken');
});

test.each([
  ['postnord-se-1', carrier, true],
  ['postnord-se-9', carrier, false],
  [null, carrier, false],
  ['postnord-se-1', home, false],
  [null, home, true],
])('whether the point %s is still offered', (key, option, expected) => {
  expect(isPointOffered(option, key)).toBe(expected);
});

import { contactHref } from './contactHref.ts';
import { safetyOfParameters } from './safetyOfParameters.ts';

const parameter = (identifier: string | null, value: string | null, name: string | null = null) => ({
  identifier,
  name,
  value,
});
const product = (...parameters: (ReturnType<typeof parameter> | null)[]) => ({
  parameterGroups: [{ parameters }, null],
});

test('safety information is read from the parameters with the default identifiers', () => {
  const parameters = [
    parameter('material', 'Mässing', 'Material'),
    parameter('manufacturer', 'Lindvarp Metall AB'),
    parameter('manufacturer-address', 'Gjutarbacken 12\n335 00 Gnosjö '),
    parameter('manufacturer-contact', 'kontakt@lindvarp.example'),
    parameter('responsible-person', 'Import GmbH'),
    parameter('responsible-person-address', 'Messingweg 2, 20095 Hamburg'),
    parameter('responsible-person-contact', 'https://import.example'),
    parameter('warnings', 'Vassa kanter.\n\nSmå delar.'),
    parameter('warnings', 'Små delar.'),
    null,
  ];

  expect(safetyOfParameters(product(...parameters))).toEqual({
    manufacturer: {
      name: 'Lindvarp Metall AB',
      address: 'Gjutarbacken 12, 335 00 Gnosjö',
      electronicAddress: 'kontakt@lindvarp.example',
    },
    responsiblePerson: {
      name: 'Import GmbH',
      address: 'Messingweg 2, 20095 Hamburg',
      electronicAddress: 'https://import.example',
    },
    warnings: ['Vassa kanter.', 'Små delar.'],
  });
});

test('configured parameters are found by name in any case and replace the default ones of their part', () => {
  const names = { manufacturer: ['Tillverkare', 'Maker'], warnings: ['varning'] };
  const found = product(
    parameter(null, 'Trävind Ab', 'tillverkare'),
    parameter('manufacturer', 'Någon annan'),
    parameter('p-17', 'info@travind.example', 'manufacturer-contact'),
    parameter('VARNING', 'Små delar.'),
  );

  expect(safetyOfParameters(found, names)).toEqual({
    manufacturer: { name: 'Trävind Ab', address: null, electronicAddress: 'info@travind.example' },
    responsiblePerson: null,
    warnings: ['Små delar.'],
  });
});

test('a product without such parameters has no safety information, and an address alone is none', () => {
  expect(safetyOfParameters({ parameterGroups: null })).toBeNull();
  expect(safetyOfParameters(product(parameter('warnings', ' '), parameter('manufacturer', null)))).toBeNull();
  expect(safetyOfParameters(product(parameter('manufacturer-address', 'Gatan 1')))).toBeNull();
});

test.each([
  ['kontakt@lindvarp.example', 'mailto:kontakt@lindvarp.example'],
  ['https://lindvarp.example/kontakt', 'https://lindvarp.example/kontakt'],
  ['javascript:alert("a@b")', null],
  ['a@b.example?bcc=c@d.example', null],
  ['0370-12 34 56', null],
])('the electronic address %s leads to %s', (electronicAddress, href) => {
  expect(contactHref(electronicAddress)).toBe(href);
});

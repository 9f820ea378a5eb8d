import { screen, within } from '@testing-library/react';
import type { ParameterType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { messages as english } from '../../messages/en.ts';
import { renderProduct } from '../../testing/renderProduct.tsx';
import type { ProductSafety } from './productSafety.ts';

const manufacturer = {
  name: 'Lindvarp Brass Ltd',
  address: '4 Foundry Lane, Birmingham B1 1AA, Storbritannien',
  electronicAddress: 'safety@lindvarp.example',
};
const responsiblePerson = {
  name: 'Lindvarp Import GmbH',
  address: 'Messingweg 2, 20095 Hamburg, Tyskland',
  electronicAddress: 'https://import.example/lindvarp',
};
const warnings = ['Små delar kan sväljas.', 'Vassa kanter.'];

function safety(other: Partial<ProductSafety> = {}): ProductSafety {
  return { manufacturer, responsiblePerson: null, warnings: null, ...other };
}

const title = (name = 'Produktsäkerhet') => screen.queryByRole('heading', { level: 2, name });
const section = () => title()?.closest('details') ?? document.createElement('details');

test('a product page names the manufacturer with postal address and email, beside the article number of the product', async () => {
  const { user } = await renderProduct({ product: { safety: safety() } });

  await user.click(screen.getByText('Produktsäkerhet'));

  expect(within(section()).getByText('Tillverkare')).toBeVisible();
  expect(within(section()).getByText('Lindvarp Brass Ltd').closest('address')).toHaveTextContent(manufacturer.address);
  expect(within(section()).getByRole('link', { name: 'safety@lindvarp.example' })).toHaveAttribute(
    'href',
    'mailto:safety@lindvarp.example',
  );
  expect(within(section()).queryByText('Ansvarig person i EU')).not.toBeInTheDocument();
  expect(screen.getAllByText('TV-7')[0]).toBeInTheDocument();
});

test('it names the responsible person in the EU with a link to its page', async () => {
  const { user } = await renderProduct({ product: { safety: safety({ responsiblePerson }) } });

  await user.click(screen.getByText('Produktsäkerhet'));

  const person = within(section()).getByText('Ansvarig person i EU').parentElement ?? document.body;
  expect(within(person).getByText('Lindvarp Import GmbH')).toBeVisible();
  expect(within(person).getByText('Messingweg 2, 20095 Hamburg, Tyskland')).toBeVisible();
  expect(within(person).getByRole('link')).toHaveAttribute('href', 'https://import.example/lindvarp');
});

test('warnings are visible without opening a fold, above it', async () => {
  await renderProduct({ product: { safety: safety({ warnings }) } });

  for (const warning of warnings) {
    expect(screen.getByText(warning)).toBeVisible();
    expect(screen.getByText(warning).closest('details')).toBeNull();
  }
  expect(screen.getByText('Säkerhetsinformation')).toBeVisible();
  expect(
    screen.getByText('Vassa kanter.').compareDocumentPosition(section()) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test('the section and the warnings are in English on the English site', async () => {
  const data = { manufacturer: null, warnings: ['Sharp edges.'] };

  await renderProduct({
    locale: 'en',
    messages: english,
    product: { safety: safety({ ...data, responsiblePerson }) },
  });

  expect(screen.getByText('Safety information')).toBeVisible();
  expect(screen.getByText('Sharp edges.')).toBeVisible();
  expect(title('Product safety')).toBeVisible();
  expect(screen.getByText('Responsible person in the EU')).toBeInTheDocument();
  expect(screen.queryByText('Manufacturer')).not.toBeInTheDocument();
});

test('a product without safety information has neither section nor warnings, and one with warnings alone no section', async () => {
  const { unmount } = await renderProduct({ product: { safety: null } });
  expect(screen.getByRole('heading', { level: 2, name: 'Beskrivning' })).toBeVisible();
  expect(title()).not.toBeInTheDocument();
  expect(screen.queryByText('Säkerhetsinformation')).not.toBeInTheDocument();
  unmount();

  await renderProduct({ product: { safety: safety({ manufacturer: null, warnings }) } });

  expect(screen.getByText('Säkerhetsinformation')).toBeVisible();
  expect(title()).not.toBeInTheDocument();
});

test('with an API without the additions the section comes from the parameters of the product', async () => {
  const parameter = (identifier: string, value: string): Required<ParameterType> => ({
    description: null,
    facetId: null,
    identifier,
    label: null,
    name: identifier,
    order: 0,
    parameterGroupId: 1,
    parameterId: 1,
    parameterValueId: null,
    show: false,
    showFilter: false,
    type: null,
    value,
  });
  const parameters = [parameter('tillverkare', 'Trävind Ab'), parameter('warnings', 'Vassa kanter.')];

  const { user } = await renderProduct({
    product: {
      safety: safety(),
      parameterGroups: [{ name: 'Säkerhet', order: 0, parameterGroupId: 1, productId: 7, parameters }],
    },
    config: { apiAdditions: false, safetyParameters: { manufacturer: ['Tillverkare'] } },
  });
  await user.click(screen.getByText('Produktsäkerhet'));

  expect(within(section()).getByText('Trävind Ab')).toBeVisible();
  expect(screen.getByText('Vassa kanter.')).toBeVisible();
  expect(screen.queryByText('Lindvarp Brass Ltd')).not.toBeInTheDocument();
});

import { screen, within } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { Claims } from './Claims.tsx';

const claims = () =>
  within(screen.getByRole('list', { name: 'Det här lovar vi' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' ').trim());

test('a product with a warranty promises shipping, returns and the warranty [CONST-01]', async () => {
  await renderComponent(<Claims hasWarranty />, { messages });

  expect(claims()).toEqual([
    'Fri frakt över 899 kr, snabba leveranser',
    '30 dagars returrätt',
    '20 års garanti från oss',
  ]);
});

test('the notice on the legal guarantee follows, which a click opens', async () => {
  const { user } = await renderComponent(<Claims hasWarranty />, { messages, guaranteeNotice: { image: null } });

  await user.click(screen.getByText('Reklamationsrätt enligt lag, minst två år'));

  expect(screen.getByText('Du har minst två års reklamationsrätt på varor som säljs i EU.')).toBeVisible();
});

test('beside prices without VAT, the amount of free shipping says that it includes VAT', async () => {
  const site = { vatIncluded: false, customerType: 'ORGANIZATION', viewport: 'desktop' } as const;
  await renderComponent(<Claims hasWarranty />, { messages, state: { site } });

  expect(claims()[0]).toBe('Fri frakt över 899 kr inkl. moms, snabba leveranser');
});

test('a product without a warranty has the statutory right, and a currency without a limit no free shipping', async () => {
  await renderComponent(<Claims hasWarranty={false} />, { messages, config: { freeShippingLimits: {} } });

  expect(claims()).toEqual(['Snabba leveranser', '30 dagars returrätt', '3 års reklamationsrätt']);
});

test.each([
  [true, ['Fri frakt över 899 kr inkl. moms, snabba leveranser', '20 års garanti från oss']],
  [false, ['Fri frakt över 899 kr inkl. moms, snabba leveranser']],
])('companies are promised no right of consumers (with a warranty: %s)', async (hasWarranty, promised) => {
  const site = { customerType: 'ORGANIZATION', vatIncluded: false, viewport: 'desktop' } as const;
  await renderComponent(<Claims hasWarranty={hasWarranty} />, { messages, state: { site } });

  expect(claims()).toEqual(promised);
});

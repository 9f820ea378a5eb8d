import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import { aCheckout } from '../testing/aCheckout.ts';
import { aPickupOption } from '../testing/aPickupPoint.ts';
import {
  acceptAndOrder,
  fillIn,
  orders,
  renderCheckout,
  respondWith,
  section,
  updates,
} from '../testing/renderCheckout.tsx';

afterEach(() => localStorage.clear());

const HOME = aShippingOption(79, { id: 2, name: 'DHL hem', displayName: 'DHL hem', logo: 'dhl' });
const placed = { data: { placeOrder: { orderId: '104218', status: 'completed' } } };

function textIn(checkout: unknown, field: string): string | null {
  const value: unknown = typeof checkout === 'object' && checkout !== null ? Reflect.get(checkout, field) : null;
  return typeof value === 'string' ? value : null;
}

/** As the API: it keeps the choice of the input. */
const byChoice = ({ checkout }: Record<string, unknown>) =>
  respondWith(aCheckout({ shippingOptions: [aPickupOption(textIn(checkout, 'externalShippingId')), HOME] }));

const change = () => screen.findByRole('button', { name: 'Byt utlämningsställe' });
const points = () => within(screen.getByRole('radiogroup', { name: 'Utlämningsställen nära 123 45' }));
const summary = () => within(screen.getByRole('complementary', { name: 'Din order' }));

test('the nearest pickup point is preselected, with its address and opening hours, and named in the summary [CHECKOUT-01]', async () => {
  const { container } = await renderCheckout({ createOrUpdateCheckout: byChoice });

  expect(await change()).toHaveAccessibleDescription('Kiosken vid Viken Vasabron 3, 111 22 Stockholm mån–fre 8–20');
  expect(summary().getByText('Levereras till Kiosken vid Viken')).toBeVisible();
  expect(summary().getByText('Vasabron 3, 111 22 Stockholm')).toBeVisible();
  expect(
    section('Betalning').getByText('Levereras till Kiosken vid Viken, Vasabron 3, 111 22 Stockholm'),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('another pickup point is chosen by keyboard, shown in the summary and sent with updates and the order [CHECKOUT-04]', async () => {
  const rendered = await renderCheckout({ createOrUpdateCheckout: byChoice, placeOrder: placed });
  await fillIn(rendered);
  const button = await change();
  act(() => button.focus());

  await rendered.user.keyboard('{Enter}');
  expect(points().getByRole('radio', { name: /^Kiosken vid Viken/ })).toHaveFocus();
  await rendered.user.keyboard('{ArrowDown}');

  const chosen = points().getByRole('radio', { name: /^Handelsboden\s?Norrtullsgatan 9, 111 22 Stockholm$/ });
  expect(chosen).toBeChecked();
  expect(chosen).toHaveFocus();
  await waitFor(() =>
    expect(updates(rendered).at(-1)?.variables).toMatchObject({ checkout: { externalShippingId: 'postnord-se-2' } }),
  );
  expect(await summary().findByText('Levereras till Handelsboden')).toBeVisible();
  expect(await axe(rendered.container)).toHaveNoViolations();

  await acceptAndOrder(rendered);
  await waitFor(() => expect(orders(rendered)).toHaveLength(1));
  expect(orders(rendered)[0]?.variables).toMatchObject({
    checkout: {
      externalShippingId: 'postnord-se-2',
      pickupPoint: 'Handelsboden, Norrtullsgatan 9, 111 22 Stockholm',
    },
  });
});

test('the preselected pickup point is sent with the order, but with no update', async () => {
  const rendered = await renderCheckout({ createOrUpdateCheckout: byChoice, placeOrder: placed });
  await fillIn(rendered);

  await acceptAndOrder(rendered);

  await waitFor(() => expect(orders(rendered)).toHaveLength(1));
  expect(orders(rendered)[0]?.variables).toMatchObject({ checkout: { externalShippingId: 'postnord-se-1' } });
  for (const { variables } of updates(rendered)) expect(JSON.stringify(variables)).not.toContain('externalShippingId');
});

test('an order is not placed if its pickup point is gone, and the page shows the new one', async () => {
  let shippingOptions = [aPickupOption()];
  const rendered = await renderCheckout({
    createOrUpdateCheckout: () => respondWith(aCheckout({ shippingOptions })),
    placeOrder: placed,
  });
  await fillIn(rendered);
  const { subOptions, ...carrier } = aPickupOption('postnord-se-2');
  shippingOptions = [{ ...carrier, subOptions: subOptions?.slice(1) ?? [] }];

  await acceptAndOrder(rendered);

  expect(await screen.findByText(/^Din order har ändrats sedan du såg den senast/)).toBeVisible();
  expect(orders(rendered)).toEqual([]);
  expect(summary().getByText('Levereras till Handelsboden')).toBeVisible();
});

test('a carrier without pickup points shows none, and its order removes the choice', async () => {
  const rendered = await renderCheckout({
    createOrUpdateCheckout: respondWith(
      aCheckout({
        shippingOptions: [
          { ...aPickupOption('postnord-se-2'), isSelected: false },
          { ...HOME, isSelected: true },
        ],
      }),
    ),
    placeOrder: placed,
  });
  await fillIn(rendered);

  expect(section('Frakt').queryByText('Handelsboden')).not.toBeInTheDocument();
  expect(summary().queryByText(/^Levereras till/)).not.toBeInTheDocument();
  await acceptAndOrder(rendered);

  await waitFor(() => expect(orders(rendered)).toHaveLength(1));
  expect(orders(rendered)[0]?.variables).toMatchObject({ checkout: { externalShippingId: '', pickupPoint: '' } });
});

test('an API that only names its pickup points lets one be chosen, too', async () => {
  const named = aPickupOption();
  const subOptions = (named.subOptions ?? []).map(
    (option) => option && { ...option, externalId: null, displayName: null, pickupPoint: null },
  );
  const rendered = await renderCheckout({
    createOrUpdateCheckout: respondWith(aCheckout({ shippingOptions: [{ ...named, subOptions }] })),
    placeOrder: placed,
  });
  await fillIn(rendered);

  await rendered.user.click(await change());
  await rendered.user.click(points().getByRole('radio', { name: 'Handelsboden' }));
  await acceptAndOrder(rendered);

  await waitFor(() => expect(orders(rendered)).toHaveLength(1));
  expect(orders(rendered)[0]?.variables).toMatchObject({ checkout: { pickupPoint: 'Handelsboden' } });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { renderPayments, respondWithPayments } from '../../testing/renderPayments.tsx';

afterEach(() => localStorage.clear());

/** The frame of a provider's form, and its messages. */
async function frameOf(name: string) {
  const frame = await screen.findByTitle<HTMLIFrameElement>(`Betala med ${name}`);
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  const sent = jest.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
  return {
    frame,
    commands: () => sent.mock.calls.map(([data]) => data),
    tell: (message: object, { source = contentWindow, origin = 'null' } = {}) =>
      act(() => {
        const data = { channel: 'payment-frame', ...message };
        fireEvent(window, new MessageEvent('message', { data, source, origin }));
      }),
  };
}

test('a provider’s form runs in a sandboxed document, which gets its HTML when it is ready', async () => {
  const { user, container } = await renderPayments();
  await user.click(screen.getByRole('radio', { name: /^Klarna/ }));
  const { frame, tell, commands } = await frameOf('Klarna');

  tell({ type: 'ready' });
  tell({ type: 'rendered' });
  tell({ type: 'height', height: 640 });

  expect(frame).toHaveAttribute('src', '/payment-frame');
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-same-origin|allow-top-navigation( |$)/);
  expect(commands()[0]).toEqual({
    channel: 'payment-frame',
    type: 'render',
    provider: 'KLARNA',
    html: '<p>Klarna</p>',
  });
  expect(frame).toHaveAttribute('height', '640');
  expect(screen.queryByRole('button', { name: 'Beställ och betala' })).not.toBeInTheDocument();
  expect(screen.getByText(/^När du betalar med Klarna godkänner du/)).toBeVisible();
  expect(await axe(container, { iframes: false })).toHaveNoViolations();
});

test.each([
  ['another window', { source: window }],
  ['another origin', { origin: 'https://evil.example' }],
])('a message of %s is ignored', async (_who, from) => {
  const { user } = await renderPayments();
  await user.click(screen.getByRole('radio', { name: /^Klarna/ }));
  const { tell, commands } = await frameOf('Klarna');

  tell({ type: 'ready' }, from);

  expect(commands()).toEqual([]);
});

test('a document that the frame is led to later does not get the HTML', async () => {
  const { user } = await renderPayments();
  await user.click(screen.getByRole('radio', { name: /^Klarna/ }));
  const { tell, commands } = await frameOf('Klarna');
  tell({ type: 'ready' });
  tell({ type: 'rendered' });

  tell({ type: 'ready' });

  expect(commands().filter((command) => JSON.stringify(command).includes('html'))).toHaveLength(1);
});

test('the form is suspended during an update, then resumed, and an address within it updates the shipping', async () => {
  const gate = Promise.withResolvers<void>();
  let isDelayed = false;
  const rendered = await renderPayments({
    createOrUpdateCheckout: async ({ checkout }) => {
      if (isDelayed) await gate.promise;
      return respondWithPayments(checkout);
    },
  });
  await rendered.user.click(screen.getByRole('radio', { name: /^Klarna/ }));
  const { frame, tell, commands } = await frameOf('Klarna');
  tell({ type: 'ready' });
  tell({ type: 'rendered' });
  const typeOfLast = () => JSON.stringify(commands().at(-1));
  await waitFor(() => expect(typeOfLast()).toContain('resume'));
  isDelayed = true;

  tell({ type: 'addressChanged', zip: '411 04' });

  await waitFor(() => expect(typeOfLast()).toContain('suspend'));
  expect(rendered.calls.at(-1)?.variables).toMatchObject({ checkout: { billingAddress: { zip: '411 04' } } });
  gate.resolve();
  await waitFor(() => expect(typeOfLast()).toContain('resume'));
  expect(await screen.findByTitle('Betala med Klarna')).toBe(frame);
});

test('another provider has another frame', async () => {
  const { user } = await renderPayments();
  await user.click(screen.getByRole('radio', { name: /^Klarna/ }));
  const { frame } = await frameOf('Klarna');

  await user.click(screen.getByRole('radio', { name: /^Svea/ }));

  expect(await screen.findByTitle('Betala med Svea')).not.toBe(frame);
  expect(screen.queryByTitle('Betala med Klarna')).not.toBeInTheDocument();
});

test('a form that cannot be rendered says so, can be tried again, and leaves what was typed', async () => {
  const { user, container } = await renderPayments();
  const name = () =>
    within(screen.getByRole('region', { name: 'Betalning' })).getByRole('textbox', { name: 'Förnamn' });
  await user.type(name(), 'Astrid');
  await user.click(screen.getByRole('radio', { name: /^Klarna/ }));
  const { tell } = await frameOf('Klarna');

  tell({ type: 'ready' });
  tell({ type: 'failed' });

  expect(screen.getByRole('alert')).toHaveTextContent(/^Klarna gick inte att visa/);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByTitle('Betala med Klarna')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Faktura/ }));
  expect(await screen.findByRole('button', { name: 'Beställ och betala' })).toBeVisible();
  expect(name()).toHaveValue('Astrid');
});

test('a provider that did not answer the API is named, with the other ways to pay', async () => {
  const { user } = await renderPayments({
    createOrUpdateCheckout: ({ checkout }) => {
      const response = respondWithPayments(checkout);
      const options = response.data.createOrUpdateCheckout.paymentOptions ?? [];
      return respondWithPayments(checkout, {
        paymentOptions: options.map((one) => one && { ...one, paymentData: null }),
      });
    },
  });

  await user.click(screen.getByRole('radio', { name: /^Klarna/ }));

  expect(await screen.findByText('Klarna svarar inte just nu')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Faktura/ })).toBeEnabled();
});

import { act, screen } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Slots, SlotsContext } from '@storefront/federation/Slots';
import { latePart } from './latePart.tsx';

function Greeting({ name }: { name: string }) {
  return (
    <button type="button" onClick={() => document.body.setAttribute('data-answered', name)}>
      Hej {name}
    </button>
  );
}

/** Slots of a page that is first touched when `touch` is called. */
function untouched() {
  let touch = () => {};
  const touched = new Promise<void>((resolve) => (touch = resolve));
  const slots = new Slots(async () => ({ Component: () => null }), touched);
  return { slots, touch };
}

/** As the server sends it, in the document. */
async function sent(): Promise<HTMLElement> {
  const { Late, prepare } = latePart(async () => Greeting);
  await prepare();
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Late name="Maja" />);
  document.body.replaceChildren(place);
  return place;
}

afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute('data-answered');
});

test('the server renders a part at once', async () => {
  await sent();

  expect(screen.getByText('Hej Maja')).toBeVisible();
});

test('the browser leaves a part as the server made it until it is touched, then brings its code', async () => {
  const place = await sent();
  const { slots, touch } = untouched();
  const load = jest.fn(async () => Greeting);
  const { Late } = latePart(load);

  const root = await act(async () =>
    hydrateRoot(
      place,
      <SlotsContext value={slots}>
        <Late name="Maja" />
      </SlotsContext>,
    ),
  );
  expect(load).not.toHaveBeenCalled();
  act(() => screen.getByText('Hej Maja').click());
  expect(document.body).not.toHaveAttribute('data-answered');

  await act(async () => touch());
  act(() => screen.getByText('Hej Maja').click());
  expect(document.body).toHaveAttribute('data-answered', 'Maja');
  act(() => root.unmount());
});

test('a button that is pressed before its part answers is pressed again, once', async () => {
  const place = await sent();
  const { slots, touch } = untouched();
  const { Late } = latePart(async () => Greeting);
  const root = await act(async () =>
    hydrateRoot(
      place,
      <SlotsContext value={slots}>
        <Late name="Maja" />
      </SlotsContext>,
    ),
  );

  act(() => screen.getByText('Hej Maja').click());
  expect(document.body).not.toHaveAttribute('data-answered');
  await act(async () => touch());
  expect(document.body).toHaveAttribute('data-answered', 'Maja');

  document.body.removeAttribute('data-answered');
  await act(async () => undefined);
  expect(document.body).not.toHaveAttribute('data-answered');
  act(() => root.unmount());
});

test('a part whose code cannot be had stays as the server made it', async () => {
  const place = await sent();
  const { slots, touch } = untouched();
  const { Late } = latePart<{ name: string }>(async () => {
    throw new Error('offline');
  });
  const onRecoverableError = jest.fn();
  const root = await act(async () =>
    hydrateRoot(
      place,
      <SlotsContext value={slots}>
        <Late name="Maja" />
      </SlotsContext>,
      { onRecoverableError },
    ),
  );

  await act(async () => touch());

  expect(screen.getByText('Hej Maja')).toBeVisible();
  act(() => root.unmount());
});

test('a part whose code cannot be had, and of which there is nothing yet, costs its own place', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Late, prepare } = latePart<object>(async () => {
    throw new Error('offline');
  });
  const place = document.createElement('div');
  document.body.replaceChildren(place);

  await prepare();
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <>
        <p>Resten</p>
        <Late />
      </>,
    ),
  );

  expect(screen.getByText('Resten')).toBeVisible();
  expect(complaints).toHaveBeenCalled();
  act(() => root.unmount());
});

import { screen, waitFor } from '@testing-library/react';
import { useLocation } from '../libraries/router.ts';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { Link } from './Link.tsx';
import { linkTarget } from './linkTarget.ts';
import type * as target from './linkTarget.ts';

// Every rendering of a link asks it where to lead.
jest.mock('./linkTarget.ts', () => {
  const actual = jest.requireActual<typeof target>('./linkTarget.ts');
  return { linkTarget: jest.fn(actual.linkTarget) };
});

/** Where the router stands. */
function CurrentLocation() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="place">{pathname + search + hash}</p>;
}

/** Whether the browser was left to follow the link; it is kept from it here, where there is no other page. */
function leftToBrowser(): () => boolean {
  let isLeft = false;
  window.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  return () => isLeft;
}

const place = () => screen.getByTestId('place').textContent;

test('MENU-15 a link to a page of the shop stays in the app', async () => {
  const { user } = await renderComponent(
    <>
      <CurrentLocation />
      <Link to="/lampor?sort=latest#top">Lampor</Link>
    </>,
    { messages: {} },
  );

  await user.click(screen.getByRole('link', { name: 'Lampor' }));

  await waitFor(() => expect(place()).toBe('/lampor?sort=latest#top'));
});

test.each(['Control', 'Shift', 'Meta', 'Alt'])('a click with %s held is the browser’s', async (key) => {
  const { user } = await renderComponent(
    <>
      <CurrentLocation />
      <Link to="/lampor">Lampor</Link>
    </>,
    { messages: {} },
  );

  const isLeft = leftToBrowser();
  await user.keyboard(`{${key}>}`);
  await user.click(screen.getByRole('link'));

  expect(isLeft()).toBe(true);
  expect(place()).toBe('/');
});

test('a press that is answered elsewhere goes nowhere', async () => {
  const { user } = await renderComponent(
    <>
      <CurrentLocation />
      <Link to="/lampor" onClick={(event) => event.preventDefault()}>
        Lampor
      </Link>
    </>,
    { messages: {} },
  );

  await user.click(screen.getByRole('link'));

  expect(place()).toBe('/');
});

test('MENU-14 a link for a new tab is the browser’s', async () => {
  const { user } = await renderComponent(
    <>
      <CurrentLocation />
      <Link to="/lampor" newTab>
        Lampor
      </Link>
    </>,
    { messages: {} },
  );

  const isLeft = leftToBrowser();
  await user.click(screen.getByRole('link'));

  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(isLeft()).toBe(true);
  expect(place()).toBe('/');
});

test('no link is rendered again because another one was followed', async () => {
  const { user } = await renderComponent(
    <>
      <CurrentLocation />
      <Link to="/mattor">Mattor</Link>
      <Link to="/lampor">Lampor</Link>
    </>,
    { messages: {} },
  );
  const renders = () => jest.mocked(linkTarget).mock.calls.length;
  const before = renders();

  await user.click(screen.getByRole('link', { name: 'Lampor' }));

  await waitFor(() => expect(place()).toBe('/lampor'));
  expect(renders()).toBe(before);
});

import { screen, waitFor } from '@testing-library/react';
import { useLocation } from '../libraries/router.ts';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { Link } from './Link.tsx';
import { linkTarget } from './linkTarget.ts';
import type * as target from './linkTarget.ts';

// Called once per render of a link, so its calls count the renders.
jest.mock('./linkTarget.ts', () => {
  const actual = jest.requireActual<typeof target>('./linkTarget.ts');
  return { linkTarget: jest.fn(actual.linkTarget) };
});

/** Renders the router's location. */
function CurrentLocation() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="location">{pathname + search + hash}</p>;
}

/** Reports whether the next click is left to the browser. Cancels it: jsdom cannot navigate. */
function watchNextClick(): () => boolean {
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

const currentLocation = () => screen.getByTestId('location').textContent;

test('a link to a page of the shop stays in the app [MENU-15]', async () => {
  const { user } = await renderComponent(
    <>
      <CurrentLocation />
      <Link to="/lampor?sort=latest#top">Lampor</Link>
    </>,
    { messages: {} },
  );

  await user.click(screen.getByRole('link', { name: 'Lampor' }));

  await waitFor(() => expect(currentLocation()).toBe('/lampor?sort=latest#top'));
});

test.each(['Control', 'Shift', 'Meta', 'Alt'])('a click with %s held is left to the browser', async (key) => {
  const { user } = await renderComponent(
    <>
      <CurrentLocation />
      <Link to="/lampor">Lampor</Link>
    </>,
    { messages: {} },
  );

  const isLeft = watchNextClick();
  await user.keyboard(`{${key}>}`);
  await user.click(screen.getByRole('link'));

  expect(isLeft()).toBe(true);
  expect(currentLocation()).toBe('/');
});

test('a click whose default is prevented does not navigate', async () => {
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

  expect(currentLocation()).toBe('/');
});

test('a link for a new tab is left to the browser [MENU-14]', async () => {
  const { user } = await renderComponent(
    <>
      <CurrentLocation />
      <Link to="/lampor" newTab>
        Lampor
      </Link>
    </>,
    { messages: {} },
  );

  const isLeft = watchNextClick();
  await user.click(screen.getByRole('link'));

  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(isLeft()).toBe(true);
  expect(currentLocation()).toBe('/');
});

test('a navigation does not re-render other links', async () => {
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

  await waitFor(() => expect(currentLocation()).toBe('/lampor'));
  expect(renders()).toBe(before);
});

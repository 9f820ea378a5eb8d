import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { messages } from '../../messages/sv.ts';
import { Html } from './Html.tsx';

const HTML = `
  <p><a href="/c/krokar?sida=2">Krokar</a> <a href="https://example.com/">Verkstaden</a> <a href="/en/c/hooks">Hooks</a>
  <a href="/fil.pdf" target="_blank">Fil</a></p>`;

/** Whether the click keeps its default action, so that the browser follows the link. */
function isLeftToBrowser(name: string, event: object = {}): boolean {
  const link = screen.getByRole('link', { name });
  const click = createEvent.click(link, { button: 0, ...event });
  // jsdom cannot navigate. The handler of the page runs before the event reaches the window.
  let isDefault = false;
  window.addEventListener(
    'click',
    (bubbled) => {
      isDefault = !bubbled.defaultPrevented;
      bubbled.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, click);
  return isDefault;
}

test('a link to the shop is an in-app navigation', async () => {
  const { address, user } = await renderComponent(<Html html={HTML} />, { messages });

  await user.click(screen.getByRole('link', { name: 'Krokar' }));

  expect(address()).toBe('/c/krokar?sida=2');
});

test.each([
  ['Verkstaden', {}],
  ['Hooks', {}],
  ['Fil', {}],
  ['Krokar', { ctrlKey: true }],
  ['Krokar', { metaKey: true }],
  ['Krokar', { button: 1 }],
])('the browser follows the link %s clicked with %j', async (name, event) => {
  const { address } = await renderComponent(<Html html={HTML} />, { messages });

  expect(isLeftToBrowser(name, event)).toBe(true);
  expect(address()).toBe('/');
});

import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { messages } from '../../messages/sv.ts';
import { Html } from './Html.tsx';

const HTML = `
  <p><a href="/c/krokar?sida=2">Krokar</a> <a href="https://example.com/">Verkstaden</a> <a href="/en/c/hooks">Hooks</a>
  <a href="/fil.pdf" target="_blank">Fil</a></p>`;

/** Whether the browser was left to follow the link itself. */
function isLeftToBrowser(name: string, event: object = {}): boolean {
  const link = screen.getByRole('link', { name });
  const click = createEvent.click(link, { button: 0, ...event });
  // jsdom cannot navigate; the page's handler has had its say before the click reaches the window.
  let left = false;
  window.addEventListener(
    'click',
    (arrived) => {
      left = !arrived.defaultPrevented;
      arrived.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, click);
  return left;
}

test('a link to the shop itself stays in the app', async () => {
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
])("the link %s clicked with %j is the browser's", async (name, event) => {
  const { address } = await renderComponent(<Html html={HTML} />, { messages });

  expect(isLeftToBrowser(name, event)).toBe(true);
  expect(address()).toBe('/');
});

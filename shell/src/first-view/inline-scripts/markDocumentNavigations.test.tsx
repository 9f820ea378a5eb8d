import { fireEvent } from '@testing-library/react';
import { markDocumentNavigations } from './markDocumentNavigations.ts';

const LINK = '<a href="/c/krokar"><span>Krokar</span></a>';

const root = document.documentElement;

beforeAll(markDocumentNavigations);
beforeEach(() => {
  jest.useFakeTimers();
  // jsdom cannot open documents, and reports that.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  root.removeAttribute('data-navigating');
  document.body.replaceChildren();
});

test.each([
  ['to a page', LINK],
  ['to the site in the other language', '<a href="http://en.localhost/en"><span>English</span></a>'],
  ['with a hash, to another page', '<a href="/villkor#retur"><span>Retur</span></a>'],
])('a click on a link %s shows that a page is loading', (_what, html) => {
  expect(isMarkedAfterClick(html)).toBe(true);
});

test.each([
  ['a link to a place on this page', '<a href="#innehall"><span>Till innehållet</span></a>'],
  ['a link to a new tab', '<a href="/villkor" target="_blank"><span>Villkor</span></a>'],
  ['a download', '<a href="/villkor.pdf" download><span>Villkor</span></a>'],
  ['an email address', '<a href="mailto:hej@hemvist.example"><span>Mejla</span></a>'],
  ['an anchor without address', '<a><span>Här</span></a>'],
  ['a button', '<button type="button"><span>Meny</span></button>'],
])('a click on %s does not show that a page is loading', (_what, html) => {
  expect(isMarkedAfterClick(html)).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a click with %s, for a new tab, does not mark the page',
  (key) => {
    expect(isMarkedAfterClick(LINK, { [key]: true })).toBe(false);
  },
);

test('a click that the page handles does not mark the page', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });

  expect(isMarkedAfterClick(LINK)).toBe(false);
});

test('a form that the browser submits shows that a page is loading, one that the page handles does not', () => {
  document.body.innerHTML = '<form action="/s"><input name="q" /></form>';
  const [form] = document.forms;
  if (!form) throw new Error('The form is missing.');

  form.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  fireEvent.submit(form);
  jest.runAllTimers();
  expect(root).not.toHaveAttribute('data-navigating');

  fireEvent.submit(form);
  jest.runAllTimers();
  expect(root).toHaveAttribute('data-navigating');
});

test('a page that the back button restores is not loading', () => {
  expect(isMarkedAfterClick(LINK)).toBe(true);

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(root).toHaveAttribute('data-navigating');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(root).not.toHaveAttribute('data-navigating');
});

function isMarkedAfterClick(html: string, modifiers = {}): boolean {
  document.body.innerHTML = html;
  fireEvent.click(document.querySelector('span') ?? document.body, modifiers);
  jest.runAllTimers();
  return root.hasAttribute('data-navigating');
}

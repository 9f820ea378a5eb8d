import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { Component as SearchBox } from './SearchBox.tsx';

test.each(['', '   '])('with the text "%s" neither Enter nor the button navigates [SRCH-03]', async (text) => {
  const { user, address } = await renderComponent(<SearchBox />, { messages });
  const field = screen.getByRole('searchbox', { name: 'Sök i butiken' });

  await user.click(field);
  await user.keyboard(`${text}{Enter}`);
  await user.click(screen.getByRole('button', { name: 'Sök' }));

  expect(address()).toBe('/');
});

test('Enter navigates to the results of the typed text', async () => {
  const { user, address } = await renderComponent(<SearchBox />, { messages });

  await user.type(screen.getByRole('searchbox', { name: 'Sök i butiken' }), ' mässing {Enter}');

  expect(address()).toBe('/s/m%C3%A4ssing');
});

test('the button navigates to the results of the typed text', async () => {
  const { user, address } = await renderComponent(<SearchBox />, { messages });

  await user.type(screen.getByRole('searchbox'), 'krok');
  await user.click(screen.getByRole('button', { name: 'Sök' }));

  expect(address()).toBe('/s/krok');
});

test('without JavaScript the browser submits the form to /s', async () => {
  await renderComponent(<SearchBox />, { messages });
  const form = screen.getByRole('search');

  expect(form).toHaveAttribute('action', '/s');
  expect(form).not.toHaveAttribute('method', 'post');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q');
});

test('the search field is 231 px wide on desktop [SRCH-41]', async () => {
  const tokens = path.resolve(import.meta.dirname, '../../../shared/ui/src/tokens/tokens.css');
  addStyles(tokens);
  addStyles(path.join(import.meta.dirname, 'SearchBox.module.css'));
  await renderComponent(<SearchBox />, { messages });

  expect(getComputedStyle(screen.getByRole('search')).width).toBe('var(--search-width)');
  expect(getComputedStyle(document.documentElement).getPropertyValue('--search-width')).toBe('231px');
  expect(getComputedStyle(screen.getByRole('searchbox')).width).toBe('100%');
});

/** Adds a real style sheet. In tests, class names are not hashed. */
function addStyles(file: string): void {
  const style = document.createElement('style');
  style.textContent = readFileSync(file, 'utf8');
  document.head.append(style);
}

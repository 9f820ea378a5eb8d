import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { addStylesheets, removeStylesheets, styleValue } from './stylesheets.ts';

const CSS = `
:root { --space: 4px; }
.card { gap: var(--space); color: red; }
.card[data-open='true'] { color: green; }
.card { color: blue; }
.card::before, .card::after { rotate: 90deg; }
@media (min-width: 768px) { .card { gap: 8px; } }
@media (min-width: 1024px) and (max-width: 1299px) { .card { gap: 12px; } }
[data-theme='dark'] { --space: 16px; }
`;

const folder = mkdtempSync(path.join(tmpdir(), 'stylesheets-'));
beforeEach(() => {
  writeFileSync(path.join(folder, 'card.css'), CSS);
  addStylesheets(path.join(folder, 'card.css'));
});
afterEach(removeStylesheets);
afterAll(() => rmSync(folder, { recursive: true }));

function card(props: object = {}): Element {
  render(
    <p className="card" {...props}>
      Kort
    </p>,
  );
  return screen.getByText('Kort');
}

test('the more specific rule wins, then the later one', () => {
  expect(styleValue(card(), 'color')).toBe('blue');
  document.body.replaceChildren();
  expect(styleValue(card({ 'data-open': 'true' }), 'color')).toBe('green');
});

test.each([
  [767, '4px'],
  [768, '8px'],
  [1024, '12px'],
  [1300, '8px'],
])('in a window of %i px the gap is %s', (width, gap) => {
  expect(styleValue(card(), 'gap', { width })).toBe(gap);
});

test('custom properties are inherited, and the style attribute wins', () => {
  const element = card();
  element.parentElement?.setAttribute('data-theme', 'dark');
  expect(styleValue(element, 'gap', { width: 390 })).toBe('16px');

  element.setAttribute('style', 'gap: 1px');
  expect(styleValue(element, 'gap', { width: 390 })).toBe('1px');
});

test('a pseudo-element has its own declarations', () => {
  const element = card();

  expect(styleValue(element, 'rotate', { pseudoElement: 'after' })).toBe('90deg');
  expect(styleValue(element, 'rotate')).toBeUndefined();
  expect(styleValue(element, 'color', { pseudoElement: 'after' })).toBeUndefined();
});

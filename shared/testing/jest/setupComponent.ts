import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { POLL_TIMEOUT_MS } from '../testLimits.js';

configure({ asyncUtilTimeout: POLL_TIMEOUT_MS });

// React reports invalid markup and lost updates through console.error: such a test fails.
// A test that expects an error replaces console.error with jest.spyOn.
const original = console.error;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    original(...args);
    throw new Error(`console.error was called: ${String(args[0])}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** jsdom has no layout: the callback runs once, when an element is first observed. */
class OneSizeObserver implements ResizeObserver {
  readonly #callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }

  observe(): void {
    queueMicrotask(() => this.#callback([], this));
  }

  unobserve(): void {}

  disconnect(): void {}
}

globalThis.ResizeObserver = OneSizeObserver;

// jsdom does not scroll. Tests of server rendering have no DOM.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

// Some tests run without a browser.
if (typeof window !== 'undefined') {
  // jsdom has no animations, and no media queries: none matches.
  Object.assign(window.Element.prototype, { animate: () => ({ cancel: () => undefined }) });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
}

import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What comes late may take its time where many tests share few cores; a test that waits in vain fails all the same.
configure({ asyncUtilTimeout: 5_000 });

// React reports broken markup and lost updates through console.error: a test that causes one is not green.
// A test that expects an error replaces console.error itself (jest.spyOn) and says what it expects.
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

/** jsdom lays nothing out: an element has one size, which is told when it is first observed. */
class OneSizeObserver implements ResizeObserver {
  readonly #told: ResizeObserverCallback;

  constructor(told: ResizeObserverCallback) {
    this.#told = told;
  }

  observe(): void {
    queueMicrotask(() => this.#told([], this));
  }

  unobserve(): void {}

  disconnect(): void {}
}

globalThis.ResizeObserver = OneSizeObserver;

// Nor does it scroll. A test of what a server renders has no elements at all.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

import '@testing-library/jest-dom';

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

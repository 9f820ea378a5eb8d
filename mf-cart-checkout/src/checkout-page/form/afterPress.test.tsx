import { fireEvent } from '@testing-library/react';
import { afterPress, watchPresses } from './afterPress.ts';

let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  stop = watchPresses();
});
afterEach(() => {
  fireEvent.pointerUp(document.body);
  stop();
  jest.useRealTimers();
});

test('without a press, the work runs at once', () => {
  const work = jest.fn();

  afterPress(work);

  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['pointerUp', 'pointerCancel'] as const)('during a press, the work runs after its %s and click', (end) => {
  const work = jest.fn();
  fireEvent.pointerDown(document.body);

  afterPress(work);
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  fireEvent[end](document.body);
  fireEvent.click(document.body);
  expect(work).not.toHaveBeenCalled();
  jest.runAllTimers();

  expect(work).toHaveBeenCalledTimes(1);
});

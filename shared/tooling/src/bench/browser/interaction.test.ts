import { slowestInteraction, type InputEvent } from './interaction.ts';

const event = (name: string, figures: Partial<InputEvent>): InputEvent => ({
  name,
  startTime: 100,
  duration: 40,
  processingStart: 110,
  processingEnd: 112,
  interactionId: 1,
  ...figures,
});

test('the parts of a tap are those of its events in the slowest frame', () => {
  const events = [
    event('pointerdown', { duration: 200, processingStart: 130, processingEnd: 150 }),
    event('pointerup', { startTime: 101, duration: 200, processingStart: 150, processingEnd: 151 }),
    event('click', { startTime: 101, duration: 200, processingStart: 155, processingEnd: 190 }),
  ];

  expect(slowestInteraction(events, 100)).toEqual({ nextPaintMs: 200, delayMs: 30, handlersMs: 60 });
});

test('events of an earlier frame do not count as handlers of the slowest', () => {
  const events = [
    event('pointerdown', { duration: 24, processingStart: 101, processingEnd: 103 }),
    event('click', { startTime: 101, duration: 104, processingStart: 141, processingEnd: 181 }),
  ];

  expect(slowestInteraction(events, 0)).toEqual({ nextPaintMs: 104, delayMs: 40, handlersMs: 40 });
});

test.each([
  ['hovering', event('pointerover', { interactionId: 0, duration: 300 })],
  ['an interaction before', event('click', { startTime: 50, duration: 300 })],
])('%s is ignored', (_what, ignored) => {
  expect(slowestInteraction([ignored, event('click', { duration: 48 })], 100).nextPaintMs).toBe(48);
});

test('an interaction that is too fast for the browser to report takes at most 16 ms', () => {
  expect(slowestInteraction([], 100)).toEqual({ nextPaintMs: 16, delayMs: 0, handlersMs: 0 });
});

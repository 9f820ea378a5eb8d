import { parseFrameMessage } from './frameMessages.ts';

const channel = 'payment-frame';

test.each([
  { type: 'ready' },
  { type: 'rendered' },
  { type: 'height', height: 720 },
  { type: 'addressChanged', zip: '111 22' },
  { type: 'addressChanged', zip: null },
  { type: 'completed' },
  { type: 'failed' },
])('$type is a message of the frame', (message) => {
  expect(parseFrameMessage({ channel, ...message })).toEqual({ channel, ...message });
});

test.each([
  ['no object', 'height'],
  ['of no frame', { type: 'ready' }],
  ['of another frame', { channel: 'other', type: 'ready' }],
  ['of an unknown type', { channel, type: 'navigate', url: 'https://evil.example' }],
  ['with a negative height', { channel, type: 'height', height: -1 }],
  ['with a height that is no number', { channel, type: 'height', height: '900' }],
  ['with an endless height', { channel, type: 'height', height: Number.POSITIVE_INFINITY }],
  ['with a zip that is too long', { channel, type: 'addressChanged', zip: '1'.repeat(21) }],
])('a message %s is ignored', (_what, data) => {
  expect(parseFrameMessage(data)).toBeNull();
});

test('a frame is at most 4000 px high', () => {
  expect(parseFrameMessage({ channel, type: 'height', height: 99_999 })).toMatchObject({ height: 4_000 });
});

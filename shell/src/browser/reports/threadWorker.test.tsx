const send = jest.fn(async () => new Response());

beforeEach(() => {
  jest.useFakeTimers();
  send.mockClear();
  Object.assign(globalThis, { fetch: send });
  jest.isolateModules(() => {
    require('./threadWorker.ts');
  });
});
afterEach(() => {
  jest.useRealTimers();
});

function beat(report: string): void {
  window.dispatchEvent(new MessageEvent('message', { data: report }));
}

test('a thread without a beat for 5 s is reported once, with its last beat', () => {
  beat('first');
  jest.advanceTimersByTime(1_000);
  beat('last');
  jest.advanceTimersByTime(4_000);
  expect(send).not.toHaveBeenCalled();

  jest.advanceTimersByTime(60_000);
  expect(send.mock.calls).toEqual([['/-/report', { method: 'POST', body: 'last', keepalive: true }]]);
});

test('a thread that beats is not reported', () => {
  for (let second = 0; second < 60; second += 1) {
    beat('report');
    jest.advanceTimersByTime(1_000);
  }

  expect(send).not.toHaveBeenCalled();
});

test('a suspended machine is not reported: the time starts again', () => {
  beat('report');
  jest.advanceTimersByTime(1_000);
  // All clocks go on, no timer runs.
  jest.setSystemTime(Date.now() + 3_600_000);
  const before = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => before + 3_600_000);
  jest.advanceTimersByTime(1_000);

  expect(send).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('a thread that never started to beat is not reported', () => {
  jest.advanceTimersByTime(60_000);

  expect(send).not.toHaveBeenCalled();
});

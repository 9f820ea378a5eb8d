import { until } from '@hemvaror/testing/until';
import { RegistryPolling } from './registryPolling.ts';

/** Readings that the test ends, one after the other. */
function readings(pollMs = 3_600_000) {
  const running: (() => void)[] = [];
  const poll = jest.fn(async () => new Promise<void>((resolve) => running.push(resolve)));
  return { polling: new RegistryPolling({ pollMs, poll }), poll, end: () => running.shift()?.() };
}

test('a change is read at once, and one during a reading after it', async () => {
  const { polling, poll, end } = readings();
  const started = polling.start();
  expect(poll).toHaveBeenCalledTimes(1);

  polling.now();
  polling.now();
  expect(poll).toHaveBeenCalledTimes(1);
  end();
  await until(() => poll.mock.calls.length === 2);
  end();
  await started;

  polling.now();
  expect(poll).toHaveBeenCalledTimes(3);
  end();
});

test('without a change the registries are read again after a while', async () => {
  const { polling, poll, end } = readings(1);
  const started = polling.start();
  end();
  await started;

  await until(() => poll.mock.calls.length === 2);
  end();
});

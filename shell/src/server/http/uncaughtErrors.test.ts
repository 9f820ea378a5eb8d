import { fastify } from 'fastify';
import { handleUncaughtErrors } from './uncaughtErrors.ts';

const log = fastify({ logger: false }).log;
const author = { remote: 'mf-content', release: '0.1.0-3fa8b21c' };

test('what a remote throws where nobody waits does not end the shell, and is told with its release', () => {
  const { raise, exit, told } = aProcess(() => author);
  const error = new Error('from a timer');

  raise(error, 'uncaughtException');

  expect(exit).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledWith({ ...author, err: error }, expect.any(String));
});

test('a promise that was let go and rejects does not end the shell, whoever made it', () => {
  const { raise, exit, told } = aProcess(() => undefined);

  raise(new Error('nobody waits'), 'unhandledRejection');

  expect(exit).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledTimes(1);
});

test('an exception of the shell’s own ends it', () => {
  const { raise, exit } = aProcess(() => undefined);

  raise(new Error('state unknown'), 'uncaughtException');

  expect(exit).toHaveBeenCalledWith(1);
});

function aProcess(findFaultyRelease: Parameters<typeof handleUncaughtErrors>[1]) {
  const exit = jest.fn();
  const told = jest.spyOn(log, 'error').mockReset();
  let raise: (error: Error, origin: NodeJS.UncaughtExceptionOrigin) => void = () => undefined;
  handleUncaughtErrors(log, findFaultyRelease, exit, { on: (_event, listener) => (raise = listener) });
  return { raise, exit, told };
}

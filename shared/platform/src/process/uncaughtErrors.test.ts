import { fastify } from 'fastify';
import { handleUncaughtErrors } from './uncaughtErrors.ts';

const log = fastify({ logger: false }).log;
const release = { remote: 'mf-content', release: '0.1.0-3fa8b21c' };

test('an uncaught error of a remote is logged with its release and does not end the shell', () => {
  const { raise, exit, logError, threw } = aProcess(() => release);
  const error = new Error('from a timer');

  raise(error, 'uncaughtException');

  expect(exit).not.toHaveBeenCalled();
  expect(logError).toHaveBeenCalledWith({ ...release, err: error }, expect.any(String));
  expect(threw).toHaveBeenCalledWith(release, error);
});

test('an unhandled rejection does not end the shell', () => {
  const { raise, exit, logError } = aProcess(() => undefined);

  raise(new Error('not awaited'), 'unhandledRejection');

  expect(exit).not.toHaveBeenCalled();
  expect(logError).toHaveBeenCalledTimes(1);
});

test('an uncaught exception of the shell ends the process', () => {
  const { raise, exit } = aProcess(() => undefined);

  raise(new Error('state unknown'), 'uncaughtException');

  expect(exit).toHaveBeenCalledWith(1);
});

test.each([[null], ['text'], [{}], [withoutStack()]])(
  'a thrown value without a stack, %p, does not end the shell',
  (thrown) => {
    const { raise, exit, logError } = aProcess(() => undefined);

    raise(thrown, 'uncaughtException');

    expect(exit).not.toHaveBeenCalled();
    expect(logError).toHaveBeenCalledWith({ err: thrown }, expect.any(String));
  },
);

/** As the file system throws it. */
function withoutStack(): Error {
  const error = new Error('no such file');
  error.stack = 'Error: no such file';
  return error;
}

function aProcess(findFaultyRelease: Parameters<typeof handleUncaughtErrors>[1]) {
  const exit = jest.fn();
  const logError = jest.spyOn(log, 'error').mockReset();
  let raise: (thrown: unknown, origin: NodeJS.UncaughtExceptionOrigin) => void = () => undefined;
  const threw = jest.fn();
  handleUncaughtErrors(log, findFaultyRelease, { threw }, exit, { on: (_event, listener) => (raise = listener) });
  return { raise, exit, logError, threw };
}

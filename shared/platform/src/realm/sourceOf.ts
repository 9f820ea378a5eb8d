import { Session } from 'node:inspector';

const PROBE = Symbol.for('storefront.probe');

/**
 * Finds the file of a function, for which a stack would need a call.
 *
 * @returns its address, of a release or of a file; empty for another value and for functions without code
 */
export function sourceOf(value: unknown): string {
  if (typeof value !== 'function') return '';
  const files = new Map<string, string>();
  let source = '';
  // Of this thread: its answers come at once.
  const session = new Session();
  session.connect();
  try {
    session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
    session.post('Debugger.enable');
    Reflect.set(globalThis, PROBE, value);
    session.post(
      'Runtime.evaluate',
      { expression: `globalThis[Symbol.for(${JSON.stringify(PROBE.description)})]` },
      (error, { result: { objectId } }) => {
        if (error || objectId === undefined) return;
        session.post('Runtime.getProperties', { objectId, ownProperties: true }, (failure, properties) => {
          if (failure) return;
          const location = properties.internalProperties?.find(({ name }) => name === '[[FunctionLocation]]');
          source = files.get(scriptIdOf(location?.value?.value)) ?? '';
        });
      },
    );
    return source;
  } finally {
    Reflect.deleteProperty(globalThis, PROBE);
    session.disconnect();
  }
}

function scriptIdOf(location: unknown): string {
  const id: unknown = typeof location === 'object' && location !== null ? Reflect.get(location, 'scriptId') : undefined;
  return typeof id === 'string' ? id : '';
}

/** Objects that all code of a process shares: a remote that changes one changes the other remotes and the host. */
const CONSTRUCTORS = [
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  Symbol,
  BigInt,
  Promise,
  RegExp,
  Date,
  Error,
  Map,
  Set,
  WeakMap,
  WeakSet,
  ArrayBuffer,
  Uint8Array,
  URL,
  URLSearchParams,
  Headers,
  Request,
  Response,
  AbortController,
  Event,
  EventTarget,
  TextEncoder,
  TextDecoder,
];
const NAMESPACES = { JSON, Math, Reflect, Intl, console, process, globalThis };

/** An object with the name of what it is, and its properties that are compared; by default all of its own. */
export interface SharedObject {
  name: string;
  object: object;
  keys?: readonly PropertyKey[];
}

/** The objects of the language and of Node.js that code of one remote could change for all others. */
export function sharedObjects(): SharedObject[] {
  const intl = Object.entries(Object.getOwnPropertyDescriptors(Intl)).flatMap(([name, { value }]) =>
    isConstructor(value) ? [[`Intl.${name}`, value] as const] : [],
  );
  const constructors = [...CONSTRUCTORS.map((constructor) => [constructor.name, constructor] as const), ...intl];
  const { Readable, Writable } = process.getBuiltinModule('node:stream');
  return [
    ...constructors.flatMap(([name, constructor]) => [
      { name, object: constructor },
      { name: `${name}.prototype`, object: constructor.prototype },
    ]),
    ...Object.entries(NAMESPACES).map(([name, object]) => ({ name, object })),
    { name: 'Readable.prototype', object: Readable.prototype },
    { name: 'Writable.prototype', object: Writable.prototype },
    { name: 'process.stdout', object: process.stdout, keys: ['write'] },
    { name: 'process.stderr', object: process.stderr, keys: ['write'] },
    { name: 'process.env', object: process.env },
  ];
}

function isConstructor(value: unknown): value is { prototype: object } & object {
  return typeof value === 'function' && typeof value.prototype === 'object' && value.prototype !== null;
}

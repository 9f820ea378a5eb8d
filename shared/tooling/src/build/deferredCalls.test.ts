import { deferredCall } from './deferredCalls.ts';

/** @param code with `import()` in place of the import */
function read(code: string) {
  const [before = '', after = ''] = code.split('import()');
  return deferredCall(before, after);
}

test.each<[code: string, expected: ReturnType<typeof deferredCall>]>([
  ['const A = defer(async () => (await import()).A);', { when: 'idle', ssr: true, isShared: true }],
  ['const A = defer<Props>(async () => (await import()).A);', { when: 'idle', ssr: true, isShared: true }],
  [
    "const A = defer(async ()=>(await import()).A, {\n    when: 'render'\n});",
    { when: 'render', ssr: true, isShared: false },
  ],
  [
    "const A = defer(async () => (await import()).A, { when: 'demand' });",
    { when: 'demand', ssr: false, isShared: false },
  ],
  [
    'const A = defer(async () => (await import()).A, { ssr: false, missing: B });',
    { when: 'idle', ssr: false, isShared: false },
  ],
  ["const A = defer(async () => (await import()).A, { when: 'soon' });", { when: 'soon', ssr: true, isShared: true }],
  ['const A = defer(_c = async ()=>(await import()).A);', { when: 'idle', ssr: true, isShared: true }],
  ['const a = lazyModule(() => import());', { when: 'demand', ssr: false, isShared: false }],
  ["const a = lazyModule(() => import(), { when: 'idle' });", { when: 'idle', ssr: false, isShared: true }],
])('%s is read as %j', (code, expected) => {
  expect(read(code)).toEqual(expected);
});

test.each(['const A = lazy(() => import());', 'const a = () => import();', 'defer(load); import();'])(
  '%s is not a deferred call',
  (code) => {
    expect(read(code)).toBeUndefined();
  },
);

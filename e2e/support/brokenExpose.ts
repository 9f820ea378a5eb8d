export type ExposeKind = 'page' | 'slot';

/**
 * Returns the source of a module that wraps an expose and fails on demand, so that one build serves every test. The
 * query string selects the failure (`?broken=SearchBox.render.server`); the environment selects a failing import on the
 * server (`BROKEN=SearchBox.import`).
 *
 * @param expose name in the remote's `federation.config.ts`
 * @param file file name of the wrapped expose, in whose folder the module is written
 */
export function brokenExpose(expose: string, file: string, kind: ExposeKind): string {
  return `
import { use, useEffect } from 'react';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import * as original from './${file}';

const side = typeof window === 'undefined' ? 'server' : 'browser';
const never = new Promise(() => {});

function isRequested(failure, search) {
  const requested = new URLSearchParams(search).getAll('broken');
  return requested.includes('${expose}.' + failure) || requested.includes('${expose}.' + failure + '.' + side);
}

function breakHere(failure) {
  throw new Error('broken on purpose: ${expose}.' + failure);
}

const isImportBroken = side === 'server' ? process.env.BROKEN === '${expose}.import' : isRequested('import', location.search);
if (isImportBroken) breakHere('import');

export function Component(props) {
  const { search } = useLocation();
  if (isRequested('render', search)) breakHere('render');
  if (isRequested('hang', search)) use(never);
  useEffect(() => {
    if (isRequested('effect', search)) breakHere('effect');
  }, [search]);
  return (
    <div data-broken-part="${expose}" onClickCapture={() => isRequested('handler', search) && breakHere('handler')}>
      <original.Component {...props} />
    </div>
  );
}
${kind === 'page' ? PAGE : ''}`;
}

const PAGE = `
export async function loader(args) {
  const { search } = new URL(args.request.url);
  if (isRequested('loader', search)) breakHere('loader');
  if (isRequested('loader-hang', search)) await never;
  if (isRequested('stray', search)) {
    setTimeout(breakHere, 0, 'stray');
    void Promise.reject(new Error('broken on purpose: rejection'));
  }
  const data = await original.loader(args);
  if (isRequested('data', search)) return Object.assign(data, { itself: data });
  return isRequested('meta', search) ? { ...data, isMetaBroken: true } : data;
}

export function meta(args) {
  if (args.data.isMetaBroken) breakHere('meta');
  return original.meta(args);
}

export function ErrorBoundary({ error }) {
  const { search } = useLocation();
  if (isRequested('boundary', search)) breakHere('boundary');
  return <original.ErrorBoundary error={error} />;
}
`;

export type ExposeKind = 'page' | 'slot';

/**
 * Source of a module that stands for a part of a remote and breaks on demand, so that one build serves every test. What
 * breaks is asked for by the address (`?broken=SearchBox.render.server`), on a server's import by the environment
 * (`BROKEN=SearchBox.import`).
 *
 * @param expose its name in the remote's `federation.config.ts`
 * @param file of the part itself, beside which the module is written
 */
export function brokenExpose(expose: string, file: string, kind: ExposeKind): string {
  return `
import { use, useEffect } from 'react';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import * as part from './${file}';

const side = typeof window === 'undefined' ? 'server' : 'browser';
const never = new Promise(() => {});

function isAsked(how, search) {
  const asked = new URLSearchParams(search).getAll('broken');
  return asked.includes('${expose}.' + how) || asked.includes('${expose}.' + how + '.' + side);
}

function breakHere(how) {
  throw new Error('broken on purpose: ${expose}.' + how);
}

const isImportBroken = side === 'server' ? process.env.BROKEN === '${expose}.import' : isAsked('import', location.search);
if (isImportBroken) breakHere('import');

export function Component(props) {
  const { search } = useLocation();
  if (isAsked('render', search)) breakHere('render');
  if (isAsked('hang', search)) use(never);
  useEffect(() => {
    if (isAsked('effect', search)) breakHere('effect');
  }, [search]);
  return (
    <div data-broken-part="${expose}" onClickCapture={() => isAsked('handler', search) && breakHere('handler')}>
      <part.Component {...props} />
    </div>
  );
}
${kind === 'page' ? PAGE : ''}`;
}

const PAGE = `
export async function loader(args) {
  const { search } = new URL(args.request.url);
  if (isAsked('loader', search)) breakHere('loader');
  if (isAsked('loader-hang', search)) await never;
  if (isAsked('stray', search)) {
    setTimeout(breakHere, 0, 'stray');
    void Promise.reject(new Error('broken on purpose: let go'));
  }
  const data = await part.loader(args);
  if (isAsked('answer', search)) return Object.assign(data, { itself: data });
  return isAsked('meta', search) ? { ...data, isMetaBroken: true } : data;
}

export function meta(args) {
  if (args.data.isMetaBroken) breakHere('meta');
  return part.meta(args);
}

export function ErrorBoundary({ error }) {
  const { search } = useLocation();
  if (isAsked('boundary', search)) breakHere('boundary');
  return <part.ErrorBoundary error={error} />;
}
`;

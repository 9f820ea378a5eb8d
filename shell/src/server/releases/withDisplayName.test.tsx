/** @jest-environment node */
import { Writable } from 'node:stream';
import { Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { withDisplayName, exposeInStack } from './withDisplayName.tsx';

const NEVER = new Promise<never>(() => {});

test('the part whose component throws is known from the component stack, also from deep within it', async () => {
  const Page = withDisplayName('mf-content/ContentPage', () => <Broken />);

  expect(await partsThatFail(<Page />)).toEqual(['mf-content/ContentPage']);
});

test('of a part within a part, the inner one is to blame', async () => {
  const Slot = withDisplayName('mf-search/SearchBox', Broken);
  const Page = withDisplayName('mf-content/ContentPage', () => <Slot />);

  expect(await partsThatFail(<Page />)).toEqual(['mf-search/SearchBox']);
});

test('a part that hangs is known when it is given up', async () => {
  const Slot = withDisplayName('mf-search/SearchBox', () => use(NEVER));

  expect(
    await partsThatFail(
      <Suspense>
        <Slot />
      </Suspense>,
    ),
  ).toEqual(['mf-search/SearchBox']);
});

test('what breaks outside of every part is nobody’s', async () => {
  expect(await partsThatFail(<Broken />)).toEqual([undefined]);
});

function Broken(): never {
  throw new Error('broken');
}

async function partsThatFail(element: React.ReactNode) {
  const parts: (string | undefined)[] = [];
  await new Promise<void>((resolve) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      onError: (_error, { componentStack }) => void parts.push(exposeInStack(componentStack ?? '')),
      onShellError: () => resolve(),
      onShellReady: () => {
        pipe(new Writable({ write: (_chunk, _encoding, done) => done(), final: (done) => (done(), resolve()) }));
        setTimeout(abort, 10);
      },
    });
  });
  return parts;
}

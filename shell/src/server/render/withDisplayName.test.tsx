/** @jest-environment node */
import { Writable } from 'node:stream';
import { Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { withDisplayName, exposeInStack } from './withDisplayName.tsx';

const NEVER = new Promise<never>(() => {});

test('an expose is found in the component stack of an error deep in its tree', async () => {
  const Page = withDisplayName('mf-content/ContentPage', () => <Broken />);

  expect(await failedExposes(<Page />)).toEqual(['mf-content/ContentPage']);
});

test('the inner of two nested exposes is found', async () => {
  const Slot = withDisplayName('mf-search/SearchBox', Broken);
  const Page = withDisplayName('mf-content/ContentPage', () => <Slot />);

  expect(await failedExposes(<Page />)).toEqual(['mf-search/SearchBox']);
});

test('a suspended expose is found when rendering is aborted', async () => {
  const Slot = withDisplayName('mf-search/SearchBox', () => use(NEVER));

  expect(
    await failedExposes(
      <Suspense>
        <Slot />
      </Suspense>,
    ),
  ).toEqual(['mf-search/SearchBox']);
});

test('an error outside of all exposes has none', async () => {
  expect(await failedExposes(<Broken />)).toEqual([undefined]);
});

function Broken(): never {
  throw new Error('broken');
}

async function failedExposes(element: React.ReactNode) {
  const ids: (string | undefined)[] = [];
  await new Promise<void>((resolve) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      onError: (_error, { componentStack }) => void ids.push(exposeInStack(componentStack ?? '')),
      onShellError: () => resolve(),
      onShellReady: () => {
        pipe(new Writable({ write: (_chunk, _encoding, done) => done(), final: (done) => (done(), resolve()) }));
        setTimeout(abort, 10);
      },
    });
  });
  return ids;
}

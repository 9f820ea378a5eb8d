import { act } from '@testing-library/react';
import { Activity, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydratePageNext } from './hydratePageNext.ts';

function app(onHydrated: () => void) {
  function Page() {
    useEffect(onHydrated);
    return <h1>Garanti</h1>;
  }
  return (
    <main>
      <Activity>
        <Page />
      </Activity>
    </main>
  );
}

// React offers the call without a promise to keep it: a test must fail when it is gone.
test('React can hydrate the page ahead of what waits for an idle browser', async () => {
  const onHydrated = jest.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(app(onHydrated));
  document.body.replaceChildren(container);

  const root = await act(async () => {
    const hydrating = hydrateRoot(container, app(onHydrated));
    const schedule = jest.spyOn(hydrating, 'unstable_scheduleHydration');
    hydratePageNext(hydrating, container.querySelector('main'));
    expect(schedule).toHaveBeenCalledWith(container.querySelector('h1'));
    return hydrating;
  });

  expect(onHydrated).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});

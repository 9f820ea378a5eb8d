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

// The React API is unstable: this test fails when a release removes it.
test('React can hydrate the page before content that waits for an idle browser', async () => {
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

import { act, render, screen } from '@testing-library/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { defer, type Deferred } from './defer.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { endFirstView, loadInIdleTime, watchTouches } from './idleCode.ts';
import { closeGate, gate } from './touch.ts';
import { loadIdleCode, resolveDeferred, setOwner } from './unresolved.ts';

const CHUNK_LOST = new Error('Loading chunk 301 failed. (error: http://localhost/assets/footer.js)');
/** Longer than one load with its retries. */
const ROUND_MS = 1_500;

function Footer({ country = 'land' }: { country?: string }) {
  return (
    <footer>
      <a href="/villkor">Villkor</a>
      <button
        type="button"
        onClick={() => document.body.setAttribute('data-pressed', `${document.body.dataset['pressed'] ?? ''}|`)}
      >
        Byt {country}
      </button>
    </footer>
  );
}

type FooterOptions = NonNullable<Parameters<typeof defer<{ country?: string }>>[1]>;

function page(Part: ComponentType<{ country?: string }>): ReactNode {
  return (
    <PartBoundary failure={<h1>Något gick fel</h1>}>
      <h1>Krokar</h1>
      <Part />
    </PartBoundary>
  );
}

async function served(options: FooterOptions = {}): Promise<HTMLElement> {
  const OnServer = defer(async () => Footer, options);
  await resolveDeferred();
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(OnServer));
  document.body.replaceChildren(container);
  return container;
}

/** Hydrates a first view before its idle time. The footer's code cannot be fetched unless `isOnline`. */
async function firstView(options: FooterOptions = {}, isOnline = true) {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const container = await served(options);
  const network = { isOnline };
  const load = jest.fn(async () => {
    if (!network.isOnline) throw CHUNK_LOST;
    return Footer;
  });
  const { endWait } = closeGate();
  watchTouches();
  const Part = defer(load, options);
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, page(Part), { onRecoverableError }));
  cleanUps.push(() => act(async () => root.unmount()));
  return {
    network,
    load,
    Part,
    onRecoverableError,
    link: screen.queryByRole('link', { name: 'Villkor' }),
    idle,
    endWait: () => act(async () => endWait()),
  };
}

const cleanUps: (() => Promise<void>)[] = [];
/** Two idle moments: loaded code may contain more. */
const idle = (isAllowed = true) =>
  act(async () => {
    void loadInIdleTime(isAllowed);
    await jest.advanceTimersByTimeAsync(100);
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const dispatch = (event: string) => act(async () => void window.dispatchEvent(new Event(event)));
const press = () => act(async () => screen.getByRole('button', { name: 'Byt land' }).click());

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  gate.touched = Promise.resolve();
  gate.navigationTimeout = undefined;
  endFirstView();
  // Clears the list of unresolved code.
  resolveDeferred().catch(() => undefined);
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
  document.body.removeAttribute('data-pressed');
});

test('the server renders a resolved component without suspending', async () => {
  await served();

  expect(screen.getByRole('link', { name: 'Villkor' })).toBeVisible();
});

test.each<[what: string, options: FooterOptions]>([
  ['without server rendering', { ssr: false }],
  ['on demand', { when: 'demand' }],
])('the server neither loads nor renders a component %s', async (_what, options) => {
  const load = jest.fn(async () => Footer);
  const Part = defer(load, options);
  await resolveDeferred();

  expect(renderToString(<Part />)).not.toContain('Villkor');
  expect(load).not.toHaveBeenCalled();
});

test('resolveDeferred loads the deferred code of one release, including nested deferred code', async () => {
  const broken = async (): Promise<ComponentType> => {
    throw CHUNK_LOST;
  };
  const inner = jest.fn(async () => Footer);
  setOwner(() => 'mf_b');
  defer(broken);
  setOwner(() => 'mf_a');
  defer(async () => {
    defer(inner);
    return Footer;
  });

  await resolveDeferred('mf_a');
  expect(inner).toHaveBeenCalledTimes(1);
  setOwner(() => undefined);
  await Promise.all([expect(resolveDeferred('mf_b')).rejects.toBe(CHUNK_LOST), pass(ROUND_MS)]);
  await resolveDeferred('mf_b');
});

test('an idle component keeps the server markup until its code is loaded, then hydrates the same elements', async () => {
  const { load, link, idle, onRecoverableError } = await firstView();
  expect(load).not.toHaveBeenCalled();

  await idle();
  await press();

  expect(document.body).toHaveAttribute('data-pressed', '|');
  expect(screen.getByRole('link', { name: 'Villkor' })).toBe(link);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('the code of a render component loads with the first view', async () => {
  const { load } = await firstView({ when: 'render' });

  expect(load).toHaveBeenCalledTimes(1);
});

test('a component without server rendering is rendered in idle time', async () => {
  const { idle } = await firstView({ ssr: false });
  expect(screen.queryByRole('link', { name: 'Villkor' })).not.toBeInTheDocument();

  await idle();

  expect(screen.getByRole('link', { name: 'Villkor' })).toBeVisible();
});

test('focusing the control prefetches a demand component, which then renders without suspending', async () => {
  const load = jest.fn(async () => Footer);
  const Part = defer(load, { when: 'demand' });
  render(<button {...Part.intent}>Öppna</button>);
  expect(load).not.toHaveBeenCalled();

  act(() => screen.getByRole('button').focus());
  expect(load).toHaveBeenCalledTimes(1);
  await Part.load();
  render(<Part />);

  expect(screen.getByRole('link', { name: 'Villkor' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a load rejects after three failed attempts, and a later load tries again', async () => {
  const load = jest.fn(async (): Promise<ComponentType> => {
    throw CHUNK_LOST;
  });
  const Part = defer(load, { when: 'demand' });

  const outcome = Part.load().catch((error: unknown) => error);
  await pass(ROUND_MS);
  expect(await outcome).toBe(CHUNK_LOST);
  expect(load).toHaveBeenCalledTimes(3);

  load.mockResolvedValue(() => <p>Där</p>);
  await Part.load();
  render(<Part />);
  expect(screen.getByText('Där')).toBeVisible();
});

test('after loadIdleCode an idle component renders without suspending', async () => {
  closeGate();
  const Part = defer(async () => Footer);

  await loadIdleCode();
  render(<Part />);

  expect(screen.getByRole('link', { name: 'Villkor' })).toBeVisible();
});

test('a failed load keeps the server markup and the page around it', async () => {
  const { link, idle, onRecoverableError } = await firstView({}, false);
  await idle();

  await pass(60_000);

  expect(link).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Krokar' })).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('failed code is fetched again when the browser is online, and hydrates the same markup', async () => {
  const { network, link, idle } = await firstView({}, false);
  await idle();
  await pass(ROUND_MS);

  network.isOnline = true;
  await dispatch('online');
  await press();

  expect(document.body).toHaveAttribute('data-pressed', '|');
  expect(screen.getByRole('link', { name: 'Villkor' })).toBe(link);
});

test('the next touch fetches failed code again, after a minimum delay', async () => {
  const { load, idle } = await firstView({}, false);
  await idle();
  await pass(ROUND_MS);
  expect(load).toHaveBeenCalledTimes(3);

  await dispatch('pointerdown');
  expect(load).toHaveBeenCalledTimes(3);
  await pass(2_000);
  await dispatch('pointerdown');
  expect(load).toHaveBeenCalledTimes(4);
});

test('a navigation does not wait for failed code: the server markup stays until the code is loaded', async () => {
  const { network, link, idle, endWait, onRecoverableError } = await firstView({}, false);
  await idle();
  await pass(ROUND_MS);

  await endWait();
  expect(link).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();

  network.isOnline = true;
  await dispatch('online');
  await press();
  expect(document.body).toHaveAttribute('data-pressed', '|');
  expect(screen.getAllByRole('link', { name: 'Villkor' })).toHaveLength(1);
});

test('a navigation does not wait longer than 6 s for code that hangs', async () => {
  const { load, idle, endWait, link } = await firstView({}, false);
  load.mockReturnValue(new Promise(() => {}));
  await idle();
  await endWait();
  const before = link?.parentElement?.parentElement;

  await pass(6_000);

  expect(link).toBeVisible();
  expect(before).toBeVisible();
  // React has hydrated the markup, so a navigation may replace it.
  expect(Object.keys(before ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true);
});

test('the missing component is rendered after a failed load, until the code is loaded', async () => {
  const { network, idle, onRecoverableError } = await firstView({ missing: () => <p>Utan sidfot</p> }, false);
  await idle();
  await pass(ROUND_MS);

  expect(screen.getByText('Utan sidfot')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Villkor' })).not.toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();

  network.isOnline = true;
  await dispatch('online');
  expect(screen.getByRole('link', { name: 'Villkor' })).toBeVisible();
});

test('the missing component of a render component does not replace server markup, but is its fallback without any', async () => {
  const options: FooterOptions = { when: 'render', missing: () => <p>Något gick fel</p> };
  const { link } = await firstView(options, false);
  await pass(60_000);
  expect(link).toBeVisible();

  const Hanging = defer<object>(() => new Promise(() => {}), options);
  render(<Hanging />);
  expect(screen.getByText('Något gick fel')).toBeVisible();
});

test('with missing set to throw, the parent boundary handles a failed load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = defer(
    async (): Promise<ComponentType> => {
      throw CHUNK_LOST;
    },
    { missing: 'throw' },
  );

  await act(async () => render(page(Part)));
  await pass(ROUND_MS);

  expect(screen.getByRole('heading', { name: 'Något gick fel' })).toBeVisible();
});

test('a component that throws does not fail the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = defer(async (): Promise<ComponentType> => () => {
    throw new Error('broken');
  });

  await act(async () => render(page(Part)));

  expect(screen.getByRole('heading', { name: 'Krokar' })).toBeVisible();
});

test('re-rendering the page before its idle time keeps the server markup', async () => {
  const OnServer = defer(async () => Footer);
  await resolveDeferred();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Counter Part={OnServer} />);
  const link = screen.getByRole('link', { name: 'Villkor' });
  closeGate();
  watchTouches();
  const Part = defer(async () => Footer);
  const root = await act(async () => hydrateRoot(container, <Counter Part={Part} />));

  await act(async () => screen.getByRole('button', { name: '0' }).click());
  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Villkor' })).toBe(link);

  await idle();
  expect(screen.getByRole('link', { name: 'Villkor' })).toBe(link);
  await act(async () => root.unmount());
});

/** A page with state around the deferred component. */
function Counter({ Part }: { Part: Deferred<{ country?: string }> }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <Part country="land" />
    </>
  );
}

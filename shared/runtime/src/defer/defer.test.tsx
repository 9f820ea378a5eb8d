import { act, render, screen } from '@testing-library/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { defer, type Deferred } from './defer.tsx';
import { answerEarlyClick, captureEarlyClicks } from './earlyClick.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { closeGate, gate } from './touch.ts';
import { loadTouched, resolveDeferred, setOwner } from './unresolved.ts';

const CHUNK_LOST = new Error('Loading chunk 301 failed. (error: http://localhost/assets/footer.js)');
/** Longer than one round of tries. */
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
  const place = document.createElement('div');
  place.innerHTML = renderToString(page(OnServer));
  document.body.replaceChildren(place);
  return place;
}

/** A first view that nobody has touched, whose footer cannot be fetched until `isThere`. */
async function firstView(options: FooterOptions = {}, isThere = true) {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const place = await served(options);
  const network = { isThere };
  const load = jest.fn(async () => {
    if (!network.isThere) throw CHUNK_LOST;
    return Footer;
  });
  const { touch, giveWay } = closeGate();
  const Part = defer(load, options);
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(place, page(Part), { onRecoverableError }));
  cleanUps.push(() => act(async () => root.unmount()));
  return {
    network,
    load,
    Part,
    onRecoverableError,
    link: screen.queryByRole('link', { name: 'Villkor' }),
    touch: () => act(async () => touch()),
    giveWay: () => act(async () => giveWay()),
  };
}

const cleanUps: (() => Promise<void>)[] = [];
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const translate = (event: string) => act(async () => void window.dispatchEvent(new Event(event)));
const press = () => act(async () => screen.getByRole('button', { name: 'Byt land' }).click());

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  gate.touched = Promise.resolve();
  gate.navigationTimeout = undefined;
  // Forgets what was not loaded.
  resolveDeferred().catch(() => undefined);
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
  document.body.removeAttribute('data-pressed');
  delete window.lastButtonClick;
});

test('the server renders a resolved part at once', async () => {
  await served();

  expect(screen.getByRole('link', { name: 'Villkor' })).toBeVisible();
});

test.each<[what: string, options: FooterOptions]>([
  ['without server rendering', { ssr: false }],
  ['on demand', { when: 'demand' }],
])('the server neither loads nor renders a part %s', async (_what, options) => {
  const load = jest.fn(async () => Footer);
  const Part = defer(load, options);
  await resolveDeferred();

  expect(renderToString(<Part />)).not.toContain('Villkor');
  expect(load).not.toHaveBeenCalled();
});

test('a release answers for its own deferred code, also for what that defers in turn', async () => {
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

test('a touch part keeps the server markup until the touch, then takes over the same elements', async () => {
  const { load, link, touch, onRecoverableError } = await firstView();
  expect(load).not.toHaveBeenCalled();

  await touch();
  await press();

  expect(document.body).toHaveAttribute('data-pressed', '|');
  expect(screen.getByRole('link', { name: 'Villkor' })).toBe(link);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a render part loads with the first view', async () => {
  const { load } = await firstView({ when: 'render' });

  expect(load).toHaveBeenCalledTimes(1);
});

test('a part without server rendering appears after the touch', async () => {
  const { touch } = await firstView({ ssr: false });
  expect(screen.queryByRole('link', { name: 'Villkor' })).not.toBeInTheDocument();

  await touch();

  expect(screen.getByRole('link', { name: 'Villkor' })).toBeVisible();
});

test('a demand part is loaded by its control, and then rendered at once', async () => {
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

test('a failed load is tried three times, rejects, and is forgotten', async () => {
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

test('a page that a navigation leads to waits for the code of its touch parts', async () => {
  closeGate();
  const Part = defer(async () => Footer);

  await loadTouched();
  gate.touched = Promise.resolve();
  render(<Part />);

  expect(screen.getByRole('link', { name: 'Villkor' })).toBeVisible();
});

test('code that cannot be fetched leaves the server markup and the page around it', async () => {
  const { link, touch, onRecoverableError } = await firstView({}, false);
  await touch();

  await pass(60_000);

  expect(link).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Krokar' })).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('lost code is fetched again when the browser is online, and takes over the same markup', async () => {
  const { network, link, touch } = await firstView({}, false);
  await touch();
  await pass(ROUND_MS);

  network.isThere = true;
  await translate('online');
  await press();

  expect(document.body).toHaveAttribute('data-pressed', '|');
  expect(screen.getByRole('link', { name: 'Villkor' })).toBe(link);
});

test('the next touch fetches lost code again, no sooner than the delay allows', async () => {
  const { load, touch } = await firstView({}, false);
  await touch();
  await pass(ROUND_MS);
  expect(load).toHaveBeenCalledTimes(3);

  await translate('pointerdown');
  expect(load).toHaveBeenCalledTimes(3);
  await pass(2_000);
  await translate('pointerdown');
  expect(load).toHaveBeenCalledTimes(4);
});

test('a navigation that waits for lost code gets the server markup instead, until the code is there', async () => {
  const { network, link, touch, giveWay, onRecoverableError } = await firstView({}, false);
  await touch();
  await pass(ROUND_MS);

  await giveWay();
  expect(link).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();

  network.isThere = true;
  await translate('online');
  await press();
  expect(document.body).toHaveAttribute('data-pressed', '|');
  expect(screen.getAllByRole('link', { name: 'Villkor' })).toHaveLength(1);
});

test('a navigation does not wait longer than 6 s for code that hangs', async () => {
  const { load, touch, giveWay, link } = await firstView({}, false);
  load.mockReturnValue(new Promise(() => {}));
  await touch();
  await giveWay();
  const before = link?.parentElement?.parentElement;

  await pass(6_000);

  expect(link).toBeVisible();
  expect(before).toBeVisible();
  // The markup is React's now, so a navigation may replace it.
  expect(Object.keys(before ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true);
});

test('another component may stand in for lost code, until the code is there', async () => {
  const { network, touch, onRecoverableError } = await firstView({ missing: () => <p>Utan sidfot</p> }, false);
  await touch();
  await pass(ROUND_MS);

  expect(screen.getByText('Utan sidfot')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Villkor' })).not.toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();

  network.isThere = true;
  await translate('online');
  expect(screen.getByRole('link', { name: 'Villkor' })).toBeVisible();
});

test('the stand-in of a render part replaces no server markup, and shows while its code loads elsewhere', async () => {
  const options: FooterOptions = { when: 'render', missing: () => <p>Något gick fel</p> };
  const { link } = await firstView(options, false);
  await pass(60_000);
  expect(link).toBeVisible();

  const Hanging = defer<object>(() => new Promise(() => {}), options);
  render(<Hanging />);
  expect(screen.getByText('Något gick fel')).toBeVisible();
});

test('lost code may be left to the boundary around', async () => {
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

test('a part that throws costs its own place', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = defer(async (): Promise<ComponentType> => () => {
    throw new Error('broken');
  });

  await act(async () => render(page(Part)));

  expect(screen.getByRole('heading', { name: 'Krokar' })).toBeVisible();
});

test('a page that renders anew before the touch keeps the markup of its parts', async () => {
  const OnServer = defer(async () => Footer);
  await resolveDeferred();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Counter Part={OnServer} />);
  const link = screen.getByRole('link', { name: 'Villkor' });
  const { touch } = closeGate();
  const Part = defer(async () => Footer);
  const root = await act(async () => hydrateRoot(place, <Counter Part={Part} />));

  await act(async () => screen.getByRole('button', { name: '0' }).click());
  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Villkor' })).toBe(link);

  await act(async () => touch());
  expect(screen.getByRole('link', { name: 'Villkor' })).toBe(link);
  await act(async () => root.unmount());
});

describe('early clicks', () => {
  let isInstalled = false;
  beforeEach(() => {
    if (!isInstalled) captureEarlyClicks();
    isInstalled = true;
  });

  test('a button in a waiting part is pressed when the part answers, once', async () => {
    const { touch } = await firstView();

    await press();
    answerEarlyClick();
    expect(document.body).not.toHaveAttribute('data-pressed');

    await touch();
    expect(document.body).toHaveAttribute('data-pressed', '|');
  });

  test('a button of the page is pressed by the document, a button of a form by nobody', () => {
    const onClick = jest.fn();
    document.body.innerHTML = '<button type="button">Meny</button><button>Sök</button>';
    for (const button of screen.getAllByRole('button')) {
      button.click();
      button.addEventListener('click', onClick);
    }

    answerEarlyClick();

    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('a click that hydrates its part is not pressed again', () => {
    document.body.innerHTML = '<slot><button type="button">Byt land</button></slot>';
    const [part] = document.getElementsByTagName('slot');
    const button = screen.getByRole('button');
    const onClick = jest.fn();
    // React hydrates the part while it handles the click.
    document.body.addEventListener('click', () => answerEarlyClick(part), { capture: true, once: true });
    button.addEventListener('click', onClick);

    button.click();
    answerEarlyClick(part);

    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

/** A page with a state of its own around its part. */
function Counter({ Part }: { Part: Deferred<{ country?: string }> }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <Part country="land" />
    </>
  );
}

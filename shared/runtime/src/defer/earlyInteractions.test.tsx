import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { captureEarlyInteractions } from './inline-scripts/captureEarlyInteractions.ts';
import { defer } from './defer.tsx';
import { replayEarlyInteractions } from './replayEarlyInteractions.ts';
import { closeGate, gate } from './touch.ts';
import { endFirstView, watchTouches } from './idleCode.ts';
import { resolveDeferred } from './unresolved.ts';

/** Calls of the handlers of `Settings`, as React called them. */
const log = jest.fn<void, [what: string]>();

/** Each kind of control. The handlers copy the state of the last render, as many forms do. */
function Settings() {
  const [form, setForm] = useState({
    email: '',
    note: 'Ring först',
    amount: '1',
    vat: true,
    gift: false,
    sort: 'name',
  });
  const [type, setType] = useState('PERSON');
  const change = (changed: Partial<typeof form>) => {
    log(Object.values(changed).join());
    setForm({ ...form, ...changed });
  };
  return (
    <form>
      <input type="email" aria-label="E-post" value={form.email} onChange={(e) => change({ email: e.target.value })} />
      <textarea aria-label="Meddelande" value={form.note} onChange={(e) => change({ note: e.target.value })} />
      <input
        type="number"
        aria-label="Antal"
        value={form.amount}
        onChange={(e) => change({ amount: e.target.value })}
      />
      <input aria-label="Sök" defaultValue="krok" onChange={(e) => log(e.target.value)} />
      <input
        type="checkbox"
        role="switch"
        aria-checked={form.vat}
        aria-label="Moms"
        checked={form.vat}
        onChange={() => change({ vat: !form.vat })}
      />
      <input type="checkbox" aria-label="Present" checked={form.gift} onChange={() => change({ gift: !form.gift })} />
      {['PERSON', 'ORGANIZATION', 'SCHOOL'].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="type"
            checked={value === type}
            onChange={() => {
              log(value);
              setType(value);
            }}
          />
          {value}
        </label>
      ))}
      <select aria-label="Sortering" value={form.sort} onChange={(e) => change({ sort: e.target.value })}>
        <option value="name">Namn</option>
        <option value="price">Pris</option>
      </select>
      <button type="button" onClick={() => log(`pressed ${form.email}`)}>
        Anmäl
      </button>
      <button type="submit">Skicka</button>
      <a href="#villkor" onClick={() => log('followed')}>
        Villkor
      </a>
      <output>{JSON.stringify({ ...form, type })}</output>
    </form>
  );
}

interface Kind {
  name: string;
  role: string;
  change: (control: HTMLElement) => Promise<void>;
  /** Argument of the handler's only call. */
  call: string;
  /** State in React after the replay. */
  state: Record<string, unknown>;
}

const KINDS: Kind[] = [
  { name: 'E-post', role: 'textbox', change: type('a@b.se'), call: 'a@b.se', state: { email: 'a@b.se' } },
  { name: 'Meddelande', role: 'textbox', change: type('Knacka'), call: 'Knacka', state: { note: 'Knacka' } },
  { name: 'Antal', role: 'spinbutton', change: type('3'), call: '3', state: { amount: '3' } },
  { name: 'Sök', role: 'textbox', change: type('bricka'), call: 'bricka', state: {} },
  { name: 'Moms', role: 'switch', change: click, call: 'false', state: { vat: false } },
  { name: 'Present', role: 'checkbox', change: click, call: 'true', state: { gift: true } },
  { name: 'ORGANIZATION', role: 'radio', change: click, call: 'ORGANIZATION', state: { type: 'ORGANIZATION' } },
  { name: 'Sortering', role: 'combobox', change: select('price'), call: 'price', state: { sort: 'price' } },
  { name: 'Anmäl', role: 'button', change: click, call: 'pressed ', state: {} },
];

const cancel = jest.fn();
/** jsdom has no animations. */
const animate = jest.fn(() => ({ cancel }));

beforeAll(captureEarlyInteractions);
beforeEach(() => {
  for (const mock of [log, cancel, animate]) mock.mockClear();
  Object.assign(Element.prototype, { animate });
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  gate.touched = Promise.resolve();
  gate.navigationTimeout = undefined;
  endFirstView();
  document.body.replaceChildren();
  window.earlyInteractions?.replay(() => true);
});

describe.each(KINDS)('a $role', ({ name, role, change, call, state }) => {
  const control = () => screen.getByRole(role, { name });

  test('changed in a component that waits keeps its state, and its handler runs once', async () => {
    const { hydratePage, loadCode } = await served();
    await hydratePage();

    await change(control());
    const changed = stateOf(control());
    replayEarlyInteractions();
    await loadCode();

    expect(log.mock.calls).toEqual([[call]]);
    expect(stateOf(control())).toEqual(changed);
    expect(reactState()).toMatchObject(state);
  });

  test('changed before the scripts of the page loads its code first', async () => {
    const { hydratePage, loadCode } = await served();

    await change(control());
    await hydratePage();
    await loadCode();

    expect(log.mock.calls).toEqual([[call]]);
    expect(reactState()).toMatchObject(state);
  });

  test('changed by an event that hydrates its component is handled once', async () => {
    const { hydrateInEvent } = await served();
    await hydrateInEvent(change === click ? 'click' : 'input');

    await change(control());

    expect(log.mock.calls).toEqual([[call]]);
    expect(reactState()).toMatchObject(state);
  });

  test('changed after hydration is not replayed', async () => {
    const { hydratePage, loadCode } = await served();
    await hydratePage();
    await act(async () => endFirstView());
    await loadCode();

    await change(control());
    // The click of a button is also recorded after hydration, but its component has replayed before.
    window.earlyInteractions?.replay((element) => element.tagName !== 'BUTTON');
    await act(async () => {});

    expect(log.mock.calls).toEqual([[call]]);
  });
});

test('a pressed button whose code is missing shows it at once, until the click is replayed', async () => {
  const { hydratePage, loadCode } = await served();
  await hydratePage();
  const button = screen.getByRole('button', { name: 'Anmäl' });

  await click(button);
  expect(animate).toHaveBeenCalledTimes(1);
  expect(cancel).not.toHaveBeenCalled();
  await loadCode();

  expect(log.mock.calls).toEqual([['pressed ']]);
  expect(cancel).toHaveBeenCalledTimes(1);
  await click(button);
  expect(animate).toHaveBeenCalledTimes(1);
});

test('several early changes and a click are replayed in order, each on the state of the one before', async () => {
  const { hydratePage, loadCode } = await served();
  await hydratePage();

  for (const { name, role, change } of KINDS) await change(screen.getByRole(role, { name }));
  await loadCode();

  expect(reactState()).toEqual({
    email: 'a@b.se',
    note: 'Knacka',
    amount: '3',
    vat: false,
    gift: true,
    sort: 'price',
    type: 'ORGANIZATION',
  });
  expect(log.mock.lastCall).toEqual(['pressed a@b.se']);
});

test('the last of several changes of one control is replayed', async () => {
  const { hydratePage, loadCode } = await served();
  await hydratePage();

  for (const text of ['a', 'a@', 'a@b.se']) await type(text)(screen.getByRole('textbox', { name: 'E-post' }));
  await click(screen.getByRole('radio', { name: 'ORGANIZATION' }));
  await click(screen.getByRole('radio', { name: 'SCHOOL' }));
  await loadCode();

  expect(log.mock.calls).toEqual([['a@b.se'], ['SCHOOL']]);
  expect(screen.getByRole('radio', { name: 'SCHOOL' })).toBeChecked();
});

test('a control that was changed back to its first state is not replayed', async () => {
  const { hydratePage, loadCode } = await served();
  await hydratePage();

  for (const text of ['a', '']) await type(text)(screen.getByRole('textbox', { name: 'E-post' }));
  for (const name of ['Present', 'Present']) await click(screen.getByRole('checkbox', { name }));
  for (const name of ['SCHOOL', 'PERSON']) await click(screen.getByRole('radio', { name }));
  for (const value of ['price', 'name']) await select(value)(screen.getByRole('combobox'));
  await loadCode();

  expect(log).not.toHaveBeenCalled();
});

test('the caret and the focus stay where they were', async () => {
  const { hydratePage, loadCode } = await served();
  await hydratePage();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Sök' });

  await act(async () => field.focus());
  await type('bricka')(field);
  field.setSelectionRange(2, 4);
  await loadCode();

  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
});

test('a link is followed natively until its component is hydrated, and a submit button is not replayed', async () => {
  const { hydratePage, loadCode } = await served();
  await hydratePage();
  const submitted = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('submit', submitted, { capture: true });

  await click(screen.getByRole('link', { name: 'Villkor' }));
  await waitFor(() => expect(window.location.hash).toBe('#villkor'));
  await click(screen.getByRole('button', { name: 'Skicka' }));
  await loadCode();
  window.removeEventListener('submit', submitted, { capture: true });

  expect(log).not.toHaveBeenCalled();
  expect(submitted).toHaveBeenCalledTimes(1);
});

function type(value: string) {
  return async (control: HTMLElement) => act(async () => void fireEvent.input(control, { target: { value } }));
}

/** As a browser, sends both events. */
function select(value: string) {
  return async (control: HTMLElement) =>
    act(async () => {
      fireEvent.input(control, { target: { value } });
      fireEvent.change(control, { target: { value } });
    });
}

async function click(control: HTMLElement): Promise<void> {
  await act(async () => control.click());
}

function stateOf(control: HTMLElement): unknown {
  if (!(control instanceof HTMLInputElement)) return Reflect.get(control, 'value');
  return control.value + String(control.checked);
}

function reactState(): unknown {
  return JSON.parse(screen.getByRole('status').textContent);
}

const cleanUps: (() => Promise<void>)[] = [];

/** The server's markup of a page with a deferred component. */
async function served() {
  const OnServer = defer(async () => Settings);
  await resolveDeferred();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<OnServer />);
  let load = () => {};
  const code = new Promise<void>((resolve) => (load = resolve));
  const Part = defer(async () => {
    await code;
    return Settings;
  });
  const root = { unmount: () => {} };
  cleanUps.push(async () => act(async () => root.unmount()));
  const hydrateRootOf = () => Object.assign(root, hydrateRoot(container, <Part />));
  return {
    /** Hydrates the page around the component, which waits for its code. */
    hydratePage: async () => {
      closeGate();
      watchTouches();
      await act(async () => hydrateRootOf());
    },
    loadCode: async () => act(async () => load()),
    /** Hydrates at once in the next event, as React does once the code is loaded. */
    hydrateInEvent: async (type: string) => {
      load();
      await Part.load();
      const hydrate = () => flushSync(hydrateRootOf);
      document.body.addEventListener(type, hydrate, { capture: true, once: true });
    },
  };
}

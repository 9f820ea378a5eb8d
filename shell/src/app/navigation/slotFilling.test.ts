import { RouterContextProvider } from 'react-router-dom';
import { ApiError } from '@hemvaror/runtime/api/apiError';
import type { SlotInputs, SlotLoaderArgs, SlotModule } from '@hemvaror/runtime/contract/contract';
import { POLL_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import type { PageSource } from '../core/pageSource.ts';
import { slotFilling } from './slotFilling.ts';

const AREA = 'mf-content/WidgetArea';

test('a slot is loaded once for all of its positions, and positions without data stay empty', async () => {
  const loader = jest.fn(async ({ inputs }: SlotLoaderArgs) => ({ top: { text: inputs['top'] } }));
  const { filled, fillSlot } = fillingFrom(async () => aSlot(loader));

  fillSlot(AREA, { top: 'Rea', bottom: 'Tomt' });

  expect(await filled()).toEqual({ top: { id: AREA, data: { text: 'Rea' } } });
  expect(loader).toHaveBeenCalledTimes(1);
  expect(loader).toHaveBeenCalledWith(expect.objectContaining({ inputs: { top: 'Rea', bottom: 'Tomt' } }));
});

test('the code of a slot is loaded while its inputs are pending', async () => {
  const slot = jest.fn<Promise<SlotModule>, []>(async () => aSlot());
  const { filled, fillSlot } = fillingFrom(slot);
  let resolveInputs = (_inputs: SlotInputs) => {};

  fillSlot(AREA, new Promise((resolve) => (resolveInputs = resolve)));
  expect(slot).toHaveBeenCalledTimes(1);
  resolveInputs({ below: 'Mässing' });

  expect(await filled()).toEqual({ below: { id: AREA, data: 'Mässing' } });
});

test.each<[what: string, slot: PageSource['slot'], timeout: Partial<PageSource>]>([
  ['cannot be loaded', () => Promise.reject(new Error('no such file')), {}],
  ['has no loader', async () => ({ Component: () => null }), {}],
  ['fails', async () => aSlot(() => Promise.reject(new Error('HTTP 503'))), {}],
  ['never settles', async () => aSlot(() => new Promise(() => {})), { slotTimeoutMs: 20 }],
])('a slot that %s leaves its own positions empty, and is reported once', async (_what, slot, timeout) => {
  const source = { ...aSource(async (id) => (id === AREA ? slot(id) : aSlot())), ...timeout };
  const { filled, fillSlot } = slotFilling(args(), source);

  fillSlot(AREA, { top: 'Rea' });
  fillSlot('mf-search/SearchBox', { side: 'Sök' });

  expect(await filled()).toEqual({ side: { id: 'mf-search/SearchBox', data: 'Sök' } });
  expect(source.onFailure).toHaveBeenCalledTimes(1);
  expect(source.onFailure).toHaveBeenCalledWith(AREA, expect.any(Error));
});

test('a failed query of a slot fails its page, even if it is not awaited immediately [ERR-07]', async () => {
  const failure = new ApiError('status', 500, 'Response not successful: Received status code 500');
  const { filled, fillSlot } = fillingFrom(async () => aSlot(() => Promise.reject(failure)));

  fillSlot(AREA, { top: 'Rea' });

  await new Promise((resolve) => setTimeout(resolve));
  await expect(filled()).rejects.toBe(failure);
});

test('a slot that no release contains stays empty and is not reported', async () => {
  const source = aSource(async () => undefined);
  const { filled, fillSlot } = slotFilling(args(), source);

  fillSlot(AREA, { top: 'Rea' });

  expect(await filled()).toEqual({});
  expect(source.onFailure).not.toHaveBeenCalled();
});

test('rejected inputs leave the slot empty and are not reported', async () => {
  const source = aSource(async () => aSlot());
  const { filled, fillSlot } = slotFilling(args(), source);

  fillSlot(AREA, Promise.reject(new Error('no such product')));

  expect(await filled()).toEqual({});
  expect(source.onFailure).not.toHaveBeenCalled();
});

test('slot code that failed to load is not requested on the next page', async () => {
  const slot = jest.fn<Promise<SlotModule>, []>(() => Promise.reject(new Error('no such file')));
  const source = aSource(slot);
  for (const page of ['/c/beslag', '/c/hyllor']) {
    const { filled, fillSlot } = slotFilling(args(page), source);
    fillSlot(AREA, { top: 'Rea' });
    await filled();
  }

  expect(slot).toHaveBeenCalledTimes(1);
});

test('an error after the navigation was aborted is not reported', async () => {
  const source = aSource(async () => aSlot(() => Promise.reject(new Error('aborted'))));
  const { filled, fillSlot } = slotFilling(args('/', AbortSignal.abort()), source);

  fillSlot(AREA, { top: 'Rea' });
  await filled();

  expect(source.onFailure).not.toHaveBeenCalled();
});

function fillingFrom(slot: PageSource['slot']) {
  return slotFilling(args(), aSource(slot));
}

function aSource(slot: PageSource['slot']) {
  return {
    load: () => Promise.reject(new Error('unexpected page load')),
    slot,
    loaderTimeoutMs: POLL_TIMEOUT_MS,
    slotTimeoutMs: POLL_TIMEOUT_MS,
    onFailure: jest.fn(),
  } satisfies PageSource;
}

function args(path = '/', signal?: AbortSignal) {
  const request = new Request(`http://localhost${path}`, signal && { signal });
  return { request, context: new RouterContextProvider() };
}

function aSlot(loader: NonNullable<SlotModule['loader']> = async ({ inputs }) => inputs): SlotModule {
  return { loader, Component: () => null };
}

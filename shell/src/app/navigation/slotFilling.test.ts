import { RouterContextProvider } from 'react-router-dom';
import { ApiError } from '@hemvaror/runtime/api/apiError';
import type { SlotInputs, SlotLoaderArgs, SlotModule } from '@hemvaror/runtime/contract/contract';
import type { PageSource } from '../core/pageSource.ts';
import { slotFilling } from './slotFilling.ts';

const AREA = 'mf-content/WidgetArea';

test('a slot is asked once for all of its places, and places that it leaves out stay empty', async () => {
  const loader = jest.fn(async ({ inputs }: SlotLoaderArgs) => ({ top: { words: inputs['top'] } }));
  const { filled, fillSlot } = fillingFrom(async () => aSlot(loader));

  fillSlot(AREA, { top: 'Rea', bottom: 'Tomt' });

  expect(await filled()).toEqual({ top: { id: AREA, data: { words: 'Rea' } } });
  expect(loader).toHaveBeenCalledTimes(1);
  expect(loader).toHaveBeenCalledWith(expect.objectContaining({ inputs: { top: 'Rea', bottom: 'Tomt' } }));
});

test('a slot’s code is asked for while its page still finds out what to ask for', async () => {
  const slot = jest.fn<Promise<SlotModule>, []>(async () => aSlot());
  const { filled, fillSlot } = fillingFrom(slot);
  let found = (_inputs: SlotInputs) => {};

  fillSlot(AREA, new Promise((resolve) => (found = resolve)));
  expect(slot).toHaveBeenCalledTimes(1);
  found({ below: 'Mässing' });

  expect(await filled()).toEqual({ below: { id: AREA, data: 'Mässing' } });
});

test.each<[what: string, slot: PageSource['slot']]>([
  ['cannot be had', () => Promise.reject(new Error('no such file'))],
  ['has no loader', async () => ({ Component: () => null })],
  ['fails', async () => aSlot(() => Promise.reject(new Error('HTTP 503')))],
  ['never answers', async () => aSlot(() => new Promise(() => {}))],
])('a slot that %s costs its own places, and is told once', async (_what, slot) => {
  const source = aSource(async (id) => (id === AREA ? slot(id) : aSlot()));
  const { filled, fillSlot } = slotFilling(args(), source);

  fillSlot(AREA, { top: 'Rea' });
  fillSlot('mf-search/SearchBox', { side: 'Sök' });

  expect(await filled()).toEqual({ side: { id: 'mf-search/SearchBox', data: 'Sök' } });
  expect(source.onFailure).toHaveBeenCalledTimes(1);
  expect(source.onFailure).toHaveBeenCalledWith(AREA, expect.any(Error));
});

test('ERR-07 a slot whose query fails is a failure of its page, whether the page waits for it or not', async () => {
  const failure = new ApiError('status', 500, 'Response not successful: Received status code 500');
  const { filled, fillSlot } = fillingFrom(async () => aSlot(() => Promise.reject(failure)));

  fillSlot(AREA, { top: 'Rea' });

  await new Promise((resolve) => setTimeout(resolve));
  await expect(filled()).rejects.toBe(failure);
});

test('a slot that no release has yet stays empty without a word', async () => {
  const source = aSource(async () => undefined);
  const { filled, fillSlot } = slotFilling(args(), source);

  fillSlot(AREA, { top: 'Rea' });

  expect(await filled()).toEqual({});
  expect(source.onFailure).not.toHaveBeenCalled();
});

test('what the page could not find out is the page’s to tell, even if nobody waits for its slots', async () => {
  const source = aSource(async () => aSlot());
  const { filled, fillSlot } = slotFilling(args(), source);

  fillSlot(AREA, Promise.reject(new Error('no such product')));

  expect(await filled()).toEqual({});
  expect(source.onFailure).not.toHaveBeenCalled();
});

test('code that could not be had is not waited for on the next page', async () => {
  const slot = jest.fn<Promise<SlotModule>, []>(() => Promise.reject(new Error('no such file')));
  const source = aSource(slot);
  for (const page of ['/c/beslag', '/c/hyllor']) {
    const { filled, fillSlot } = slotFilling(args(page), source);
    fillSlot(AREA, { top: 'Rea' });
    await filled();
  }

  expect(slot).toHaveBeenCalledTimes(1);
});

test('a shopper who has gone on is no failure', async () => {
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
    load: () => Promise.reject(new Error('no page is asked for')),
    slot,
    loaderTimeoutMs: 20,
    slotTimeoutMs: 20,
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

import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { releaseSnapshot } from '@hemvaror/platform/host/releaseSnapshot';
import { createMessagesSource, type LoadedMessages } from './createMessagesSource.ts';

/** A snapshot whose only remote has one message. */
function aSnapshot(release: string, title: string) {
  const none = releaseSnapshot(new Map(), new Map());
  const messages = (id: ExposeId) => ({ catalog: { title: `${title} ${id.slice(-2)}` } });
  return { ...none, load: async (id: ExposeId) => ({ messages: messages(id) }), releaseOf: () => release };
}

const page = (release: string, title: string, locale: LocaleCode = 'sv', hasOverride = false) => ({
  ids: [`mf-catalog/messages.${locale}` as const],
  locale,
  releases: aSnapshot(release, title),
  hasOverride,
});

const textOf = async (loaded: Promise<LoadedMessages>) => (await loaded).i18n.t('catalog:title');

test('pages with the same messages share an instance, in each language its own', async () => {
  const load = createMessagesSource();
  expect(await load(page('1', 'A'))).toBe(await load(page('1', 'A')));
  expect(await textOf(load(page('1', 'A')))).toBe('A sv');
  expect(await textOf(load(page('1', 'A', 'en')))).toBe('A en');
});

test('another release has its own messages', async () => {
  const load = createMessagesSource();
  await load(page('1', 'A'));
  expect(await textOf(load(page('2', 'B')))).toBe('B sv');
});

test('visitors of a candidate and of the live release do not replace the messages of each other', async () => {
  const load = createMessagesSource();
  const live = await load(page('1', 'A'));
  const candidate = await load(page('2', 'B'));

  expect(await load(page('1', 'A'))).toBe(live);
  expect(await load(page('2', 'B'))).toBe(candidate);
});

test('only the messages of the last three releases are kept', async () => {
  const load = createMessagesSource();
  const first = await load(page('1', 'A'));
  for (const release of ['2', '3', '4']) await load(page(release, 'B'));

  expect(await load(page('1', 'A'))).not.toBe(first);
});

test("a developer's build is read at each request, and is not kept for others", async () => {
  const load = createMessagesSource();
  await load(page('1', 'A'));
  expect(await textOf(load(page('1', 'B', 'sv', true)))).toBe('B sv');
  expect(await textOf(load(page('1', 'C', 'sv', true)))).toBe('C sv');
  expect(await textOf(load(page('1', 'A')))).toBe('A sv');
});

test('messages that cannot be loaded are requested again', async () => {
  const load = createMessagesSource();
  const failing = {
    ...page('1', 'A'),
    releases: { ...aSnapshot('1', 'A'), load: () => Promise.reject(new Error('gone')) },
  };
  await expect(load(failing)).rejects.toThrow('gone');
  expect(await textOf(load(page('1', 'A')))).toBe('A sv');
});

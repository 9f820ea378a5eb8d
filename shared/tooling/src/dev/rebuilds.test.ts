import { Rebuilds } from './rebuilds.ts';

function recorded(publish?: () => Promise<void>) {
  const published: string[][] = [];
  const rebuilds = new Rebuilds(async (apps) => {
    await publish?.();
    published.push([...apps].toSorted());
  });
  return { rebuilds, published };
}

test('an edit that rebuilds several apps is published once, after the last build', async () => {
  const { rebuilds, published } = recorded();

  for (const app of ['mf-a', 'mf-b', 'shell']) rebuilds.started(app);
  await rebuilds.ended('mf-b', true);
  await rebuilds.ended('shell', true);
  expect(published).toEqual([]);
  await rebuilds.ended('mf-a', true);

  expect(published).toEqual([['mf-a', 'mf-b', 'shell']]);
});

test('a failed build is not published and does not block others', async () => {
  const { rebuilds, published } = recorded();

  rebuilds.started('mf-a');
  rebuilds.started('mf-b');
  await rebuilds.ended('mf-a', false);
  await rebuilds.ended('mf-b', true);

  expect(published).toEqual([['mf-b']]);
});

test('publishing runs one at a time, and a failed one is repeated with the next build', async () => {
  let running = 0;
  let attempts = 0;
  const { rebuilds, published } = recorded(async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    attempts += 1;
    if (attempts === 1) throw new Error('The registry cannot be written.');
  });

  const first = rebuilds.ended('mf-a', true);
  await expect(first).rejects.toThrow('cannot be written');
  await Promise.all([rebuilds.ended('mf-b', true), rebuilds.ended('mf-c', true)]);

  expect(published).toEqual([['mf-a', 'mf-b'], ['mf-c']]);
});

test('a build that replaces files during publishing causes no error, as it publishes them when it ends', async () => {
  let attempts = 0;
  const { rebuilds, published } = recorded(async () => {
    attempts += 1;
    if (attempts > 1) return;
    rebuilds.started('mf-b');
    throw new Error('ENOENT');
  });

  await rebuilds.ended('mf-a', true);
  await rebuilds.ended('mf-b', true);

  expect(published).toEqual([['mf-a', 'mf-b']]);
});

import { insertMarkup } from './insertMarkup.ts';

const DOCUMENT =
  '<!DOCTYPE html><html lang="sv"><head><meta charSet="utf-8"/><title>Krokar</title></head><body><main>Ek, björk</main></body></html>';

test('markup is inserted behind the charset, at the end of the head and at the end of the body', async () => {
  const heads: string[] = [];

  const html = await insertMarkup(Buffer.from(DOCUMENT), {
    headStart: '<!--1-->',
    headEnd: async (head) => {
      heads.push(head);
      return ['<!--2', Buffer.from('-->')];
    },
    bodyEnd: '<!--3-->',
  });

  expect(html.toString()).toBe(
    '<!DOCTYPE html><html lang="sv"><head><meta charSet="utf-8"/><!--1--><title>Krokar</title><!--2--></head>' +
      '<body><main>Ek, björk</main><!--3--></body></html>',
  );
  expect(heads).toEqual(['<title>Krokar</title>']);
});

test.each(['', '<html><head></head><body></body></html>', DOCUMENT.slice(0, -1)])('%s is refused', async (html) => {
  const added = { headStart: '', headEnd: async () => [], bodyEnd: '' };

  await expect(insertMarkup(Buffer.from(html), added)).rejects.toThrow('The rendered document is not complete.');
});

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseStore } from '@hemvaror/platform/host/store/releaseStore';
import { StyleSheets } from './styleSheets.ts';

const SHELL_CSS = '@font-face { src: url("./a.woff2") } .x { background: url(data:image/png;base64,AA==) }';
const REMOTE_CSS = '.y { background: url(b.svg); content: "</style>" }';
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function aShop(webBase = '/remotes/mf-a/1.0.0-a/web/') {
  const folder = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  const shellDir = path.join(folder, '2.0.0-s');
  mkdirSync(path.join(shellDir, 'web'), { recursive: true });
  writeFileSync(path.join(shellDir, 'web/vendor.css'), SHELL_CSS);
  const store = new ReleaseStore(folder);
  const remoteDir = path.join(store.folderOf('mf-a', '1.0.0-a'), 'web');
  mkdirSync(remoteDir, { recursive: true });
  writeFileSync(path.join(remoteDir, 'page.css'), REMOTE_CSS);
  const releases = {
    fileOf: (href: string) =>
      href.startsWith(webBase)
        ? { remote: 'mf-a', release: '1.0.0-a', path: `web/${href.slice(webBase.length)}` }
        : undefined,
    integrityOf: (href: string) => (href.endsWith('page.css') ? hash(REMOTE_CSS) : undefined),
  };
  const sheets = new StyleSheets(shellDir, store);
  const inline = async (hrefs: string[]) => sheets.inline(hrefs, releases, 'http://localhost:3000');
  return { inline, remoteDir, webBase };
}

test('the sheets of shell and remotes are text with absolute addresses, in their order', async () => {
  const { inline } = aShop();

  const sheets = await inline(['/assets/2.0.0-s/vendor.css', '/remotes/mf-a/1.0.0-a/web/page.css']);

  expect(sheets?.map(({ href, css }) => ({ href, css: String(css) }))).toEqual([
    {
      href: '/assets/2.0.0-s/vendor.css',
      css: '@font-face { src: url("/assets/2.0.0-s/./a.woff2") } .x { background: url(data:image/png;base64,AA==) }',
    },
    {
      href: 'http://localhost:3000/remotes/mf-a/1.0.0-a/web/page.css',
      css: String.raw`.y { background: url(/remotes/mf-a/1.0.0-a/web/b.svg); content: "<\/style>" }`,
    },
  ]);
  // What a browser computes from the text.
  expect(sheets?.map(({ source }) => source)).toEqual(sheets?.map(({ css }) => `'${hash(String(css))}'`));
});

test('a remote’s sheet keeps its absolute address', async () => {
  const { inline, webBase } = aShop('http://localhost:3001/1.0.0-a/web/');

  expect(await inline([`${webBase}page.css`])).toMatchObject([{ href: `${webBase}page.css` }]);
});

test('a developer’s sheet with the name of a sheet of the shell is not the shell’s', async () => {
  const { inline } = aShop();

  expect(await inline(['http://localhost:4001/dev/web/vendor.css'])).toBeUndefined();
});

test('one missing or damaged sheet makes the document link to all of them', async () => {
  const { inline, remoteDir, webBase } = aShop();
  writeFileSync(path.join(remoteDir, 'page.css'), `${REMOTE_CSS} `);

  expect(await inline(['/assets/2.0.0-s/vendor.css', `${webBase}page.css`])).toBeUndefined();
  expect(await inline(['/assets/2.0.0-s/vendor.css', `${webBase}other.css`])).toBeUndefined();
});

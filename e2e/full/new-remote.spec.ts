import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { PORT_VARIABLES } from '@hemvaror/tooling/project/settings';
import { startChild } from '@hemvaror/tooling/site/childProcess';
import { freeSettings } from '@hemvaror/tooling/site/freeSettings';
import { httpGet, waitUntilOk } from '@hemvaror/tooling/site/httpGet';
import { freePorts } from '@hemvaror/tooling/site/ports';
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts';
import { expect, hydrated, test } from '../support/siteTest.ts';

const MANIFEST = 'shared/runtime/src/contract/remotes.json';
const PAGES = 'shell/src/app/core/pages.ts';
const START_TIMEOUT_MS = 300_000;

test('a new remote is a folder and a line; it can be tested, built and opened, and removed without a trace', async ({
  page,
  consoleMessages,
}) => {
  test.setTimeout(900_000);
  const project = await copyProject();
  try {
    await project.run('node', 'shared/tooling/src/generate/newRemote.ts', 'mf-guides', '--link');
    const changed = (await project.changedFiles()).filter((file) => !file.startsWith('mf-guides/'));
    expect(changed).toEqual(expect.arrayContaining(['README.md', 'docker-compose.yml', MANIFEST]));
    expect(changed.filter((file) => /\.[jt]sx?$/.test(file))).toEqual([]);

    await project.run('jest', '--selectProjects', 'unit', 'component', '--testPathPatterns', '/mf-guides/');
    await project.edit(PAGES, (text) => text.replace('mf-content/CookiesPage', 'mf-guides/GuidesPage'));
    const site = await start(project);
    try {
      expect((await httpGet(`${site.sv}/-/remotes`)).body).toContain('"mf-guides"');

      await page.goto(`${site.en}/cookies`);
      await expect(page.getByText('The brands of the shop')).toBeVisible();

      await page.goto(`${site.sv}/cookies`);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/b\//);
      // Going back runs the loader in the browser.
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
      expect(consoleMessages).toEqual([]);
    } finally {
      // The page would go on prefetching.
      await page.close();
      await site.stop();
    }

    await project.edit(PAGES, (text) => text.replace('mf-guides/GuidesPage', 'mf-content/CookiesPage'));
    await project.edit(MANIFEST, (text) => text.replace(/,\s*"mf-guides": .*/, ''));
    await rm(path.join(project.folder, 'mf-guides'), { recursive: true });
    await rm(path.join(project.folder, 'node_modules/@hemvaror/mf-guides'));
    await project.run('npm', 'run', '--silent', 'generate');
    expect(await project.changedFiles()).toEqual([]);
  } finally {
    await project.remove();
  }
});

/** Runs `npm start` in the copy, with the API of the common site. */
async function start({ folder }: ProjectCopy): Promise<{ sv: string; en: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-new-remote-'));
  const { shellPort, registryPort, remotePorts } = await freeSettings(dataDir);
  const [guidesPort = 0] = await freePorts(1);
  const api = process.env['SITE_API'] ?? '';
  const child = startChild({
    name: 'site with a new remote',
    args: [path.join(folder, 'shared/tooling/src/site/start.ts')],
    env: {
      SHELL_PORT: String(shellPort),
      REGISTRY_PORT: String(registryPort),
      MF_GUIDES_PORT: String(guidesPort),
      ...Object.fromEntries(REMOTE_NAMES.map((name) => [PORT_VARIABLES[name], String(remotePorts[name])])),
      DATA_DIR: dataDir,
      GRAPHQL_URL: `${api}/graphql`,
      AUTH_URL: `${api}/auth`,
      SIGN_URL: `${api}/auth/sign`,
      IMAGE_URL: `${api}/images`,
      NEWSLETTER_URL: `${api}/newsletter`,
      PAYMENTS_URL: `${api}/payments`,
    },
    logFile: path.join(dataDir, 'start.log'),
  });
  const stop = async () => {
    await child.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const sv = `http://localhost:${shellPort}`;
  try {
    await waitUntilOk(`${sv}/-/ready`, START_TIMEOUT_MS, () => child.process.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { sv, en: sv.replace('//localhost', '//en.localhost'), stop };
}

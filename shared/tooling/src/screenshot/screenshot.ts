/**
 * `npm run screenshot`: saves the main pages at three widths in both languages to .cache/screenshots, with a contact sheet.
 * `npm run screenshot -- list product --width 390 --language sv` selects some of them. `--url http://localhost:3000` uses a
 * running site; by default a new one is started from the built releases, with its own data. `--with-consent-bar` shows the
 * pages as on a first visit.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { CONSENT_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { freeSettings } from '../site/freeSettings.ts';
import { buildMissing } from '../release/build.ts';
import { chromiumArgs, chromiumPath, ensureChromium } from '../site/chromium.ts';
import { ROOT } from '../project/root.ts';
import { fileOf, writeContactSheet, type Screenshot } from './contactSheet.ts';
import { prepare } from './prepare.ts';
import { SCENES, type Scene } from './scenes.ts';
import { takeScreenshot } from './takeScreenshot.ts';
import { LANGUAGES, type Language, type Preparation } from './texts.ts';
import { startSite } from '../site/site.ts';

const FOLDER = path.join(ROOT, '.cache/screenshots');
const WIDTHS = [390, 820, 1440];
const HEIGHT = 900;
const SCENE_TIMEOUT_MS = 30_000;
/** For machines with two cores. */
const CONCURRENCY = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    url: { type: 'string' },
    // The consent bar covers the bottom of every page until the visitor accepts or declines.
    'with-consent-bar': { type: 'boolean', default: false },
  },
});
const widths = values.width?.map(Number) ?? WIDTHS;
const languages = LANGUAGES.filter((language) => values.language?.includes(language) ?? true);
const scenes = SCENES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const unknown = positionals.filter((name) => !SCENES.some((scene) => scene.name === name));
if (unknown.length > 0 || languages.length === 0 || widths.some((width) => !(width >= 200))) {
  console.error(`Pages: ${SCENES.map(({ name }) => name).join(', ')}; --width 390; --language sv; --url http://…`);
  process.exit(1);
}

ensureChromium();
const site =
  values.url === undefined ? await startNewSite() : { origin: values.url.replace(/\/$/, ''), stop: async () => {} };
const failures: string[] = [];
let taken = 0;
try {
  const prepared = await prepare(site.origin);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: chromiumArgs(), ...(executablePath && { executablePath }) });
  const queue = languages.flatMap((language) =>
    widths.flatMap((width) =>
      scenes.filter(({ fits }) => fits?.(width) ?? true).map((scene) => ({ language, width, scene })),
    ),
  );
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let job = queue.shift(); job; job = queue.shift()) {
        const screenshot = { language: job.language, width: job.width, name: job.scene.name };
        try {
          await take(browser, screenshot, job.scene, prepared);
          taken += 1;
        } catch (error) {
          const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
          failures.push(`${fileOf(screenshot)}: ${reason}`);
        }
      }
    }),
  );
  await browser.close();
} finally {
  await site.stop();
}
const sheet = await writeContactSheet(FOLDER);
console.log(`${taken} screenshots: ${path.relative(ROOT, sheet)}`);
for (const failure of failures) console.error(`FAILED ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);

async function take(
  browser: Browser,
  screenshot: Omit<Screenshot, 'language'> & { language: Language },
  scene: Scene,
  prepared: Preparation,
): Promise<void> {
  const { language, width } = screenshot;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    locale: language === 'sv' ? 'sv-SE' : 'en-US',
  });
  try {
    if (!values['with-consent-bar']) {
      await context.addCookies([{ name: CONSENT_COOKIE, value: 'false', url: site.origin }]);
    }
    const page = await context.newPage();
    page.setDefaultTimeout(SCENE_TIMEOUT_MS);
    const go = async (address: string) => {
      await page.goto(site.origin + address);
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    };
    await scene.show({ page, language, go, prepared });
    const file = path.join(FOLDER, fileOf(screenshot));
    await mkdir(path.dirname(file), { recursive: true });
    await takeScreenshot(page, file, scene.extent);
  } finally {
    await context.close();
  }
}

async function startNewSite(): Promise<{ origin: string; stop: () => Promise<void> }> {
  await buildMissing();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-screenshot-'));
  const started = await startSite({ settings: await freeSettings(dataDir), logDir: path.join(dataDir, 'logs') });
  return {
    origin: started.origin,
    stop: async () => {
      await started.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Renders the PNG icons of the shop from `icon.svg`, for systems that take no SVG: `node renderIcons.ts`. Run it after a change
 * of the SVG, and commit the images.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../project/root.ts';
import { chromiumArgs, chromiumPath } from '../site/chromium.ts';

const FOLDER = path.join(ROOT, 'shell/src/server/manifest/icons');

/** Systems cut their own corners from the full-bleed icons. */
const ICONS = [
  { name: 'icon-192', size: 192, isFullBleed: false },
  { name: 'icon-512', size: 512, isFullBleed: false },
  { name: 'maskable-512', size: 512, isFullBleed: true },
  { name: 'apple-touch-180', size: 180, isFullBleed: true },
];

const svg = await readFile(path.join(FOLDER, 'icon.svg'), 'utf8');
const fullBleed = svg.replace(/ rx="[\d.]+"/, '');
if (fullBleed === svg) throw new Error('icon.svg has no rounded background. Expected a rect with rx.');

const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumArgs(), ...(executablePath && { executablePath }) });
try {
  const page = await browser.newPage();
  for (const { name, size, isFullBleed } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${isFullBleed ? fullBleed : svg}`);
    await page.screenshot({ path: path.join(FOLDER, `${name}.png`), omitBackground: true });
  }
} finally {
  await browser.close();
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ROOT } from '@hemvaror/tooling/project/root';
import { findBundledLibraries } from '../../support/findBundledLibraries.ts';
import { expect, test } from '../../support/siteTest.ts';

test('in the browser, shell and remotes share one React, router, store, API client and cart', async ({
  page,
  sv,
  open,
}) => {
  await open(`${sv}/p/pallar/trefot-pall-ek`);
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  await expect(page.getByRole('button', { name: /Varukorg, 1 vara/ })).toBeVisible();

  const shares = await page.evaluate(() => {
    const federation: unknown = Reflect.get(window, '__FEDERATION__');
    const scopes: object = Reflect.get(Object(federation), '__SHARE__');
    const found: Record<string, { from: string; versions: number; usedBy: string[] }> = {};
    for (const byVersion of Object.values(scopes)) {
      for (const scope of Object.values(byVersion)) {
        for (const [name, versions] of Object.entries(Object(scope))) {
          const list = Object.values(Object(versions)).map(Object);
          found[name] = { from: list[0].from, versions: list.length, usedBy: [...(list[0].useIn ?? [])] };
        }
      }
    }
    return found;
  });

  for (const name of [
    'react',
    'react-dom',
    '@hemvaror/runtime/libraries/router',
    '@hemvaror/runtime/state/appStore',
    '@hemvaror/runtime/api/apiOperations',
    '@hemvaror/runtime/cart/cartSession',
    '@hemvaror/runtime/auth/authSession',
  ]) {
    expect([name, shares[name]?.versions, shares[name]?.from]).toEqual([name, 1, 'shell']);
  }
  expect(shares['react']?.usedBy.some((user) => user.startsWith('mf_catalog'))).toBe(true);
});

test('no remote bundles a library that the shell shares', () => {
  for (const remote of REMOTE_NAMES) {
    const dist = path.join(ROOT, remote, 'dist');
    // An aborted build leaves a folder without a manifest, which is never served.
    const releases = readdirSync(dist).filter((name) => existsSync(path.join(dist, name, 'release.json')));
    expect(releases).not.toEqual([]);
    for (const release of releases) {
      for (const target of ['web', 'node']) {
        const folder = path.join(dist, release, target);
        const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
        expect(scripts).not.toEqual([]);
        for (const file of scripts) {
          const copies = findBundledLibraries(readFileSync(path.join(folder, file), 'utf8'));
          expect([remote, release, file, copies]).toEqual([remote, release, file, []]);
        }
      }
    }
  }
});

test('findBundledLibraries finds a bundled library', () => {
  expect(
    findBundledLibraries(readFileSync(path.join(ROOT, 'node_modules/react/cjs/react.production.js'), 'utf8')),
  ).toEqual(['react']);
  expect(
    findBundledLibraries(
      readFileSync(path.join(ROOT, 'node_modules/@reduxjs/toolkit/dist/redux-toolkit.browser.mjs'), 'utf8'),
    ),
  ).toEqual(['@reduxjs/toolkit']);
});

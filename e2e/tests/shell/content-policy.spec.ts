import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { inlineElements, unlistedElements } from '../../support/policy.ts';
import { expect, hydrated, test, touch } from '../../support/siteTest.ts';
import { readSitemap } from '../../support/sitemap.ts';

const SCRIPT = '<script>window.foreign=1</script>';
const STYLE = '<style>body{outline:9px solid red}</style>';
const MARKUP = encodeURIComponent(`</title></style></script>${SCRIPT}${STYLE}<img src=x onerror="window.foreign=1">`);

const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

test('each inline script and style of every page is listed in its policy, by a constant list of scripts', async ({
  sv,
  en,
}) => {
  test.slow();
  const urls = [...(await readSitemap(sv)).keys(), ...(await readSitemap(en)).keys()];
  const failing = [`${sv}/s/${MARKUP}`, `${sv}/c/${MARKUP}`, `${en}/en/p/${MARKUP}`, `${sv}/${MARKUP}`];
  const lists = new Set<string>();
  const texts = new Set<string>();
  for (const url of [...urls, ...failing]) {
    const { headers, body } = await httpGet(url);
    const policy = policyOf(headers);
    expect([url, unlistedElements(body, policy)]).toEqual([url, []]);
    expect([url, body.includes(SCRIPT)]).toEqual([url, false]);
    expect([url, body.search(/<meta charset/i) < 1_024]).toEqual([url, true]);
    lists.add(/script-src ([^;]*)/.exec(policy)?.[1] ?? '');
    for (const { text } of inlineElements(body).scripts) texts.add(text);
  }

  expect(urls.length).toBeGreaterThan(150);
  expect([...lists]).toEqual([expect.stringContaining(`'self'`)]);
  expect([...lists].join()).not.toMatch(/unsafe|nonce|strict-dynamic|\*/);
  // One list for all pages: no script has a text of its page.
  expect(texts.size).toBeLessThanOrEqual(6);
});

test('the checkout runs scripts of one remote, refuses foreign ones and markup in a text, and reports them [OP-67]', async ({
  page,
  sv,
  open,
  consoleMessages,
}) => {
  const { headers, body } = await httpGet(`${sv}/kassan`);
  expect(unlistedElements(body, policyOf(headers))).toEqual([]);
  expect(policyOf(headers)).toMatch(/trusted-types default; report-uri \/-\/report; report-to reports$/);
  await page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, { blocked });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      blocked.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await open(`${sv}/kassan`);
  await touch(page);
  expect(await page.evaluate(() => Reflect.get(window, 'blocked'))).toEqual([]);
  const remotes = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/remotes\/([^/]+)/.exec(name)?.[1] ?? []),
  );
  expect([...new Set(remotes)]).toEqual(['mf-cart-checkout']);

  const attempts = await page.evaluate(() => {
    const refused = (attempt: () => void) => {
      try {
        attempt();
        return 'no error';
      } catch (error) {
        return error instanceof Error ? error.name : 'another value';
      }
    };
    const added = (src: string) => () => {
      const script = document.createElement('script');
      script.src = src;
      document.head.append(script);
    };
    return {
      markup: refused(() => {
        document.createElement('div').innerHTML = '<b>x</b>';
      }),
      foreign: refused(added('https://foreign.example/a.js')),
      otherRemote: refused(added('/remotes/mf-search/1.0.0/web/a.js')),
      text: refused(() => {
        document.createElement('script').text = 'window.foreign=1';
      }),
    };
  });

  expect(attempts).toEqual({ markup: 'TypeError', foreign: 'TypeError', otherRemote: 'TypeError', text: 'TypeError' });
  expect(await page.evaluate(() => Reflect.get(window, 'foreign'))).toBeUndefined();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'blocked')))
    .toContain('require-trusted-types-for trusted-types-sink');
  expect(consoleMessages.splice(0).every((message) => /TrustedHTML|TrustedScript|Trusted Type/.test(message))).toBe(
    true,
  );
});

test('markup in an address, in a search and in an error is neither executed nor applied', async ({ page, sv }) => {
  for (const url of [`${sv}/s/${MARKUP}`, `${sv}/c/${MARKUP}`, `${sv}/p/krokar/${MARKUP}`]) {
    await page.goto(url);
    await hydrated(page);

    expect(await page.evaluate(() => Reflect.get(window, 'foreign'))).toBeUndefined();
    expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('9px');
  }
});

test('a browser executes no foreign script and no changed one, and applies no foreign style', async ({ page, sv }) => {
  const url = `${sv}/c/beslag`;
  const { headers, body } = await httpGet(url);
  const { scripts, styles } = inlineElements(body);
  const changed = [...scripts, ...styles].reduce(
    (html, { markup }) => html.replace(markup, markup.replace('>', '> ')),
    body,
  );
  const foreign = `${SCRIPT}${STYLE}<script src="https://foreign.example/a.js"></script><img src="data:," onerror="window.foreign=1">`;
  await page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, { blocked });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      blocked.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  const open = async (html: string) => {
    await page.unrouteAll();
    await page.route(url, async (route) =>
      route.fulfill({
        body: html,
        headers: { 'content-type': 'text/html', 'content-security-policy': policyOf(headers) },
      }),
    );
    await page.goto(url);
    return page.evaluate(() => ({
      foreign: Reflect.get(window, 'foreign'),
      outline: getComputedStyle(document.body).outlineWidth,
      blocked: JSON.stringify(Reflect.get(window, 'blocked')),
    }));
  };
  const count = (text: string, part: string) => text.split(part).length - 1;

  const own = await open(body);
  const added = await open(body.replace('<main', `${foreign}<main`));
  const altered = await open(changed);

  expect([own.foreign, own.blocked]).toEqual([undefined, '[]']);
  expect(added.foreign).toBeUndefined();
  expect(added.outline).not.toBe('9px');
  expect(added.blocked).toContain('https://foreign.example/a.js');
  expect(added.blocked).toContain('script-src-attr inline');
  expect(count(added.blocked, 'script-src-elem inline')).toBe(1);
  expect(count(added.blocked, 'style-src-elem inline')).toBe(1);
  // All but the one that only browsers without modules execute.
  expect(count(altered.blocked, 'script-src-elem inline')).toBe(scripts.length - 1);
  expect(count(altered.blocked, 'style-src-elem inline')).toBe(styles.length);
});

test('no address of the shop responds with a script, but the files of releases and the service worker', async ({
  sv,
  en,
}) => {
  const { body } = await httpGet(`${sv}/c/beslag`);
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec(body) ?? [];
  const addresses = [
    '/',
    '/c/beslag',
    '/404',
    '/favoriter',
    '/kassan',
    '/s/alert(1)',
    '/s/alert(1).js',
    '/alert(1)//.js',
    '/start',
    '/-/health',
    '/-/remotes',
    '/-/ready',
    '/-/metrics',
    '/-/override',
    '/-/report',
    '/-/changes.js',
    '/impersonate',
    '/graphql',
    '/auth/login',
    '/auth/refresh',
    '/auth/sign/key?identity=a',
    '/newsletter/confirm/alert(1)',
    '/payments/x',
    '/payments/x.js',
    '/payment-frame',
    '/order/alert(1)',
    '/order/alert(1).js',
    '/images/product/raw/alert(1).js',
    '/images/pagewidget/raw/a.svg',
    '/images/product/200f250/handle-linje-brass-1.webp',
    '/manifests/sv.webmanifest',
    '/manifests/en.webmanifest',
    '/robots.txt',
    '/.well-known/security.txt',
    '/sitemap.xml',
    '/offline/sv',
    '/offline/en',
    '/assets/',
    '/assets/x/y.js',
    '/assets/x/entry.json',
    '/remotes/mf-search/x/web/y.js',
    '/sw.json',
    '/sw',
    '/favicon.ico',
  ];
  const types: [address: string, type: string, nosniff: unknown][] = [];
  for (const address of addresses) {
    const { headers } = await httpGet(sv + address);
    types.push([address, headers['content-type'] ?? '', headers['x-content-type-options']]);
  }

  expect(types.filter(([, type]) => /script|ecma|^text\/(?!html|plain|xml)|^$/.test(type) && type !== '')).toEqual([]);
  expect(types.filter(([, , nosniff]) => nosniff !== 'nosniff')).toEqual([]);
  for (const address of [asset, '/sw.js']) {
    expect(String((await httpGet(en + address)).headers['content-type'])).toMatch(/^text\/javascript/);
  }
});

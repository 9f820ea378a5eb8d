import { globSync, readFileSync, statSync } from 'node:fs';

const SOURCE = `${__dirname}/..`;
const tokens = readFileSync(`${__dirname}/tokens.css`, 'utf8');
const defined = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));

function read(pattern: string): { file: string; text: string }[] {
  return globSync(pattern, { cwd: SOURCE }).map((file) => ({ file, text: readFileSync(`${SOURCE}/${file}`, 'utf8') }));
}

test('every custom property that a component uses is a token or declared in the package', () => {
  const declared = new Set(
    read('**/*.{css,tsx,ts}').flatMap(({ text }) =>
      [...text.matchAll(/['\s](--[\w-]+)'?\??:/g)].map(([, name]) => name),
    ),
  );

  const stylesheets = read('**/*.css');
  const unknown = stylesheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)]
      .map(([, name]) => name)
      .filter((name) => !defined.has(name) && !declared.has(name))
      .map((name) => `${file}: ${name}`),
  );

  expect(defined.size).toBeGreaterThan(60);
  expect(stylesheets.length).toBeGreaterThan(30);
  expect(unknown).toEqual([]);
});

test('the font files of the tokens exist, each with its license', () => {
  const fonts = [...tokens.matchAll(/url\('\.\/fonts\/([\w-]+\.woff2)'\)/g)].map(([, name]) => name);

  expect(fonts).toEqual(['hanken-grotesk.woff2', 'newsreader-display.woff2']);
  expect(globSync('tokens/fonts/*.{woff2,txt}', { cwd: SOURCE })).toHaveLength(fonts.length * 2);
});

test.each([
  ['hanken-grotesk', 18_000],
  ['newsreader-display', 16_000],
])('the face %s has at most %i bytes, since every first view waits for it', (name, bytes) => {
  expect(statSync(`${SOURCE}/tokens/fonts/${name}.woff2`).size).toBeLessThanOrEqual(bytes);
});

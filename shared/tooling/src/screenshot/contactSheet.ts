import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Screenshot {
  language: string;
  width: number;
  name: string;
}

/** Path of a screenshot in the folder of all. */
export function fileOf({ language, width, name }: Screenshot): string {
  return `${language}/${width}/${name}.png`;
}

/** Writes a page with all screenshots of a folder by scene, including those of earlier runs. */
export async function writeContactSheet(folder: string): Promise<string> {
  const screenshots = globSync('*/*/*.png', { cwd: folder }).map((file): Screenshot => {
    const [language = '', width = '', name = ''] = file.split(path.sep);
    return { language, width: Number(width), name: path.parse(name).name };
  });
  const names = [...new Set(screenshots.map(({ name }) => name))].toSorted();
  const scenes = names.map((name) => {
    const figures = screenshots
      .filter((screenshot) => screenshot.name === name)
      .toSorted((a, b) => a.language.localeCompare(b.language) || a.width - b.width)
      .map((screenshot) => {
        const file = fileOf(screenshot);
        return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${screenshot.language}, ${screenshot.width} px</figcaption></figure>`;
      });
    return `<section><h2 id="${name}">${name}</h2><div>${figures.join('')}</div></section>`;
  });
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: #eee; }
  nav { display: flex; flex-wrap: wrap; gap: 12px; }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
  figure { margin: 0; width: 220px; }
  img { width: 100%; max-height: 480px; object-fit: cover; object-position: top; background: #fff; border: 1px solid #ccc; }
</style>
<h1>Screenshots</h1>
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join('')}</nav>
${scenes.join('\n')}
</html>
`;
  const file = path.join(folder, 'index.html');
  await writeFile(file, html);
  return file;
}

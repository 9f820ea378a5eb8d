import { join } from 'node:path';
import * as z from 'zod';
import { menusShape, pagesShape } from '../../model/contentShapes.ts';
import { writeWidgetImages } from '../../content/write/writeWidgetImages.ts';
import { writeMenus, writePages } from '../../content/write/writeContent.ts';
import { argumentsOf, type Author } from '../argumentsOf.ts';
import { assertMenuTargets } from '../assertMenuTargets.ts';
import { change } from '../change.ts';
import type { Command } from '../command.ts';
import { readJson } from '../readJson.ts';
import { fileText } from '../values.ts';

const shape = z.object({
  in: fileText,
  positionals: z.tuple([z.enum(['page', 'menu'], 'expected page or menu')], 'expected page or menu'),
});

export const content: Command = {
  help: `content page|menu --in <file.json>

Writes the content pages and widget areas, or the menus, of a file in the form of seed/pages.json or seed/menus.json. A
page is identified by its key, a menu by its location; others do not change. HTML is sanitized, and images must be in the
folder images/pagewidget of SEED_DIR.`,
  async run(args) {
    const { values, author } = argumentsOf(args, { in: { type: 'string' } }, shape);
    const [kind] = values.positionals;
    await (kind === 'page' ? changePages(values.in, author) : changeMenus(values.in, author));
  },
};

async function changePages(file: string, author: Author): Promise<void> {
  const pages = await readJson(file, pagesShape);
  await change('content page', author, async (tx, { seedDir }) => {
    await writeWidgetImages(tx, pages, join(seedDir, 'images/pagewidget'));
    await writePages(tx, pages);
    return { summary: { pages: pages.map(({ key }) => key) }, changed: { everything: true } };
  });
}

async function changeMenus(file: string, author: Author): Promise<void> {
  const menus = await readJson(file, menusShape);
  await change('content menu', author, async (tx) => {
    await assertMenuTargets(tx, menus);
    await writeMenus(tx, menus);
    return { summary: { menus: menus.map(({ location }) => location) }, changed: { everything: true } };
  });
}

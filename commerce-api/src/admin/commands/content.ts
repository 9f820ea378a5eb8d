import * as z from 'zod';
import { writeMenus, writePages } from '../../content/write/writeContent.ts';
import { writeWidgetImages } from '../../content/write/writeWidgetImages.ts';
import { menusShape, pagesShape } from '../../model/contentShapes.ts';
import { assertMenuTargets } from '../assertMenuTargets.ts';
import { widgetImageFolders } from '../images/imageFolders.ts';
import { defineCommand } from '../command.ts';

export const contentPage = defineCommand(
  {
    name: 'content page',
    help: `content page --in <file.json>

Writes the content pages and widget areas of a file in the form of seed/pages.json. A page is identified by its key; others do
not change. HTML is sanitized, and images must be uploaded first: see image upload.`,
    files: { in: 'json' },
    input: z.strictObject({ in: pagesShape }),
  },
  ({ in: pages }, { config, change }) =>
    change('content page', async (tx) => {
      await writeWidgetImages(tx, pages, widgetImageFolders(config));
      await writePages(tx, pages);
      return { summary: { pages: pages.map(({ key }) => key) }, changed: { everything: true } };
    }),
);

export const contentMenu = defineCommand(
  {
    name: 'content menu',
    help: `content menu --in <file.json>

Writes the menus of a file in the form of seed/menus.json. A menu is identified by its location; others do not change.`,
    files: { in: 'json' },
    input: z.strictObject({ in: menusShape }),
  },
  ({ in: menus }, { change }) =>
    change('content menu', async (tx) => {
      await assertMenuTargets(tx, menus);
      await writeMenus(tx, menus);
      return { summary: { menus: menus.map(({ location }) => location) }, changed: { everything: true } };
    }),
);

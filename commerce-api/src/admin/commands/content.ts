import * as z from 'zod';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../../platform/db/openDatabase.ts';
import { readContent } from '../export/readContent.ts';
import { writeMenus, writePages } from '../../content/write/writeContent.ts';
import { writeWidgetImages } from '../../content/write/writeWidgetImages.ts';
import { menusShape, pagesShape } from '../../model/contentShapes.ts';
import { assertMenuTargets } from '../assertMenuTargets.ts';
import { widgetImageFolders } from '../images/imageFolders.ts';
import { defineCommand, type Command } from '../command.ts';
import type { Operator } from '../operator.ts';

const contentPage = defineCommand(
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

const contentMenu = defineCommand(
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

const key = z.coerce.string('is missing').trim().min(1);
/** A day, or a day with a time, in the shop's time zone. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/, 'expected a day or a time, like 2026-12-01 or 2026-12-01T08:00')
  .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success, 'expected an existing day');

const list = defineCommand(
  {
    name: 'content list',
    reads: 'shop',
    help: `content list

Lists pages and widget areas with their keys, and the times from and until which they are answered.`,
    input: z.strictObject({}),
  },
  async (_input, { db }) => {
    const { rows } = await sql<Record<string, unknown>>`
      select key, coalesce(alias ->> 'sv', family || ' / ' || area_name) as address, title ->> 'sv' as title,
        active_from as "activeFrom", active_to as "activeTo" from page order by key
    `.execute(db);
    return rows;
  },
);

const exportOne = defineCommand(
  {
    name: 'content export',
    reads: 'shop',
    help: `content export <key of a page or location of a menu> --out <file.json>

Writes one page, area or menu into a file, to change it and to write it back with content page or content menu.`,
    positionals: ['key'],
    writesFile: true,
    input: z.strictObject({ key }),
  },
  async ({ key: name }, { db }) => {
    const { menus, pages } = await inTransaction(db, readContent);
    const found = [
      ...pagesShape.parse(pages.filter((page) => page.key === name)),
      ...menusShape.parse(menus.filter(({ location }) => location === name)),
    ];
    if (found.length === 0) throw new Error(`There is no page, area or menu ${name}. See content list.`);
    return found;
  },
);

const schedule = defineCommand(
  {
    name: 'content schedule',
    help: `content schedule <key> [--from <yyyy-mm-dd[Thh:mm]>] [--until <yyyy-mm-dd[Thh:mm]>]

Answers a page or area from a time until another, in Swedish time; without one of them, without that limit. Staff see it at any time in
/preview-widgets: see customer login-token.`,
    positionals: ['key'],
    options: { from: { type: 'string' }, until: { type: 'string' } },
    input: z
      .strictObject({ key, from: moment.optional(), until: moment.optional() })
      .refine(({ from, until }) => !from || !until || from < until, '--until is not after --from'),
  },
  ({ key: name, from, until }, operator) =>
    change(operator, 'content schedule', name, { from: timeOf(from), until: timeOf(until) }),
);

const publish = defineCommand(
  {
    name: 'content publish',
    help: `content publish <key>

Answers a page or area from now on, without an end.`,
    positionals: ['key'],
    input: z.strictObject({ key }),
  },
  ({ key: name }, operator) =>
    change(operator, 'content publish', name, { from: timeOf(undefined), until: timeOf(undefined) }),
);

const unpublish = defineCommand(
  {
    name: 'content unpublish',
    help: `content unpublish <key>

No longer answers a page or area: its address responds with 404, and menus leave it out.`,
    positionals: ['key'],
    input: z.strictObject({ key }),
  },
  ({ key: name }, operator) =>
    change(operator, 'content unpublish', name, {
      from: sql<Date | null>`active_from`,
      until: sql<Date | null>`now()`,
    }),
);

type Time = ReturnType<typeof timeOf>;

function timeOf(text: string | undefined) {
  return text === undefined
    ? sql<Date | null>`null::timestamptz`
    : sql<Date | null>`${text}::timestamp at time zone 'Europe/Stockholm'`;
}

async function change(
  operator: Operator,
  command: string,
  name: string,
  times: { from: Time; until: Time },
): Promise<object> {
  return operator.change(command, async (tx: Tx) => {
    const row = await tx
      .updateTable('page')
      .set({ active_from: times.from, active_to: times.until })
      .where('key', '=', name)
      .returning(['active_from', 'active_to'])
      .executeTakeFirst();
    if (!row) throw new Error(`There is no page or area ${name}. See content list.`);
    return {
      summary: {
        key: name,
        activeFrom: row.active_from?.toISOString() ?? null,
        activeTo: row.active_to?.toISOString() ?? null,
      },
      changed: { everything: true },
    };
  });
}

export const contentCommands: readonly Command[] = [
  list,
  exportOne,
  contentPage,
  contentMenu,
  publish,
  unpublish,
  schedule,
];

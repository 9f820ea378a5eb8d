import * as z from 'zod';
import { startApi, type Api } from '../api.ts';
import { runSdkOperation } from './sdkClient.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const IDS = '$channelId: String, $languageId: String, $marketId: String';
const PASSED = 'channelId: $channelId, languageId: $languageId, marketId: $marketId';

const text = z.string().min(1);

const AREA = `tags meta { description title } pageArea { id name index }
  containers {
    id name sortOrder layout responsiveMode design
    widgets {
      id name sortOrder type size configuration images { fileName largestSize { imageWidth imageHeight } }
    }
  }`;

/** Parses a widget like the SDK, including the JSON of `configuration`. */
const configuration = z
  .string()
  .transform((json): unknown => JSON.parse(json))
  .pipe(z.looseObject({ active: z.boolean(), displayName: text }));
const area = z.object({
  __typename: z.literal('PageWidgetCollectionType'),
  tags: z.array(z.string()),
  meta: z.object({ title: text, description: text }),
  pageArea: z.object({ id: z.int(), name: z.string().nullable(), index: z.int() }),
  containers: z.array(
    z.object({
      id: z.int(),
      name: text,
      sortOrder: z.int(),
      layout: text,
      responsiveMode: text,
      design: text,
      widgets: z.array(
        z.object({
          id: text,
          name: text,
          sortOrder: z.int(),
          type: text,
          size: text,
          configuration,
          images: z.array(
            z.object({
              fileName: text,
              largestSize: z.object({ imageWidth: z.int().positive(), imageHeight: z.int().positive() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

test('the SDK gets the filled area of the front page', async () => {
  const data = await runSdkOperation(
    api,
    `query widgetArea($family: String!, $areaName: String!, ${IDS}) {
      widgetArea(family: $family, areaName: $areaName, ${PASSED}) { ${AREA} }
    }`,
    { family: 'Frontpage', areaName: 'The front page area' },
  );

  const [container] = area.parse(data['widgetArea']).containers;
  expect(container?.widgets[0]).toMatchObject({
    name: 'Banner',
    configuration: { active: true, displayName: 'Banner', text1: 'Hej' },
    images: [{ fileName: 'hero.webp' }],
  });
});

test('the SDK gets a content page with id, name and title', async () => {
  const data = await runSdkOperation(
    api,
    `query widgetArea($alias: String!, ${IDS}) { widgetArea(alias: $alias, ${PASSED}) { id name title familyName ${AREA} } }`,
    { alias: 'frakt' },
  );

  const page = area.extend({ id: z.int(), name: text, title: text, familyName: z.string().nullable() });
  expect(page.parse(data['widgetArea'])).toMatchObject({ title: 'Frakt', tags: ['#Menu'] });
});

const ITEM = 'id label open hidden targetBlank type order title canonicalUrl value';
const MENU = `query getMenuAtLocation($menuLocationId: String!, ${IDS}) {
  getMenuAtLocation(menuLocationId: $menuLocationId, ${PASSED}) {
    id title menuItems { ${ITEM} children { ${ITEM} children { ${ITEM} } } }
  }
}`;
const item = z.object({
  id: text,
  label: text,
  open: z.boolean(),
  hidden: z.boolean(),
  targetBlank: z.boolean(),
  type: text,
  order: z.int(),
  title: z.string(),
  canonicalUrl: z.string(),
  value: z.string(),
});
const menu = z.object({
  id: text,
  title: text,
  menuItems: z.array(item.extend({ children: z.array(item.extend({ children: z.array(item) })) })),
});

test('the SDK gets a menu of three levels as an object, and null for a location without one', async () => {
  const known = await runSdkOperation(api, MENU, { menuLocationId: 'main-desktop' });
  const unknown = await runSdkOperation(api, MENU, { menuLocationId: 'nowhere' });

  expect(menu.parse(known['getMenuAtLocation']).menuItems[0]?.children[0]?.children[0]?.label).toBe('Lindvarp');
  expect(unknown).toEqual({ getMenuAtLocation: null });
});

import { pageUrl } from '../../catalog/urls.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { menuView } from '../../content/menuView.ts';
import { audienceFrom } from '../../content/audience.ts';
import { textFiller } from '../../content/textFiller.ts';
import { findPage, metaOf, widgetArea } from '../../content/widgetArea.ts';

export const contentResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    getMenuAtLocation: async (_root, { menuLocationId, ...ids }, { catalog, content, viewOf }) => {
      const snapshot = await content.snapshot();
      const menu = snapshot.menus.get(menuLocationId ?? '');
      return menu ? menuView(menu, snapshot, await catalog.tree(), viewOf(ids)) : null;
    },
    widgetArea: async (
      _root,
      { alias, family, areaName, filters, displaySetting, customerType, preview, ...ids },
      context,
    ) => {
      const view = context.viewOf(ids);
      const includesInactive = preview === true && (await context.viewer())?.isStaff === true;
      const snapshot = await context.content.snapshot({ includesInactive });
      const page = findPage(snapshot, { alias, family, areaName, filters }, view);
      if (!page) return null;
      const texts = { view, fill: await textFiller(view, context) };
      return widgetArea(page, snapshot, texts, audienceFrom({ displaySetting, customerType }));
    },
    cmsPages: async (_root, { includeTags, excludeTags, ...ids }, context) => {
      const view = context.viewOf(ids);
      const texts = { view, fill: await textFiller(view, context) };
      const { pages } = await context.content.snapshot();
      const included = tagSet(includeTags);
      const excluded = tagSet(excludeTags);
      return pages.flatMap((page) => {
        const tags = page.tags.map(normalized);
        const isIncluded = included.size === 0 || tags.some((tag) => included.has(tag));
        if (!page.alias || !isIncluded || tags.some((tag) => excluded.has(tag))) return [];
        const title = page.title[view.language.code];
        return {
          id: page.id,
          name: title,
          title,
          alias: page.alias[view.language.code],
          activeFrom: page.activeFrom?.toISOString() ?? null,
          activeTo: page.activeTo?.toISOString() ?? null,
          tags: page.tags,
          meta: metaOf(page, texts),
          canonicalUrl: pageUrl(page.alias)(view.language.code),
        };
      });
    },
  },
};

function tagSet(tags: readonly (string | null)[] | null | undefined): Set<string> {
  return new Set((tags ?? []).flatMap((tag) => (tag ? normalized(tag) : [])));
}

/** Normalizes a tag: `#Menu` and `menu` are equal. */
function normalized(tag: string): string {
  return tag.replace(/^#/, '').toLowerCase();
}

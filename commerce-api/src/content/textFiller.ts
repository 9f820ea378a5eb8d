import type { Catalog } from '../catalog/catalog.ts';
import { byAlias } from '../catalog/catalogTree.ts';
import { fillPlaceholders } from '../markets/placeholders.ts';
import type { View } from '../markets/view.ts';
import { privacyTexts, type PrivacyConfig } from '../privacy/privacyTexts.ts';
import { listQueryFrom } from '../search/listQueryFrom.ts';
import type { Lists } from '../search/lists.ts';

/** Replaces the placeholders of a text. */
export type FillText = (text: string) => string;

export interface TextSources {
  catalog: Catalog;
  lists: Lists;
  config: PrivacyConfig;
}

/** Creates the function that fills the placeholders of texts for a view. */
export async function textFiller(view: View, { catalog, lists, config }: TextSources): Promise<FillText> {
  const tree = await catalog.tree();
  const index = await lists.current();
  function countIn(alias: string): number | undefined {
    const category = byAlias(tree.categories.values(), alias, view.language.code);
    if (!category) return undefined;
    const filter = { categoryIds: [category.id] };
    const named = { byAlias: new Map(), byArticleNumber: new Map() };
    return index.list(listQueryFrom({ filter, take: 0 }, { tree, view, named, words: undefined })).count;
  }
  const privacy = privacyTexts(view, config);
  return (text) => fillPlaceholders(text, { view, countIn, privacy });
}

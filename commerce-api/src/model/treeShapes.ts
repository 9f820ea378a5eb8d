import * as z from 'zod';
import { optionalContact } from './safetyShapes.ts';
import { alias, aliases, localized, meta } from './shapes.ts';

export const categoriesShape = z.array(
  z.object({
    id: z.int().min(1),
    /** 0 is the root. */
    parentId: z.int().min(0),
    order: z.int(),
    alias: aliases,
    name: localized,
    description: localized,
    meta,
    primaryImage: z.string().nullable(),
    hidden: z.boolean().default(false),
  }),
);

export const brandsShape = z.array(
  z.object({
    id: z.int().min(1),
    alias,
    name: z.string(),
    description: localized,
    /** Null derives them from name and description. */
    meta: meta.nullable().default(null),
    primaryImage: z.string().nullable(),
    /** Of its products, unless they have their own. */
    manufacturer: optionalContact,
    /** In the EU or EEA, for a manufacturer outside it. */
    responsiblePerson: optionalContact,
  }),
);

/** Moved pages: the path that old links and search engines still request, and the new one. */
export const urlMovesShape = z.array(
  z.object({ oldUrl: z.string().startsWith('/'), newUrl: z.string().startsWith('/') }),
);

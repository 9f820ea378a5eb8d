import * as z from 'zod';

const word = z.string().regex(/^[\p{Ll}\p{N}]+$/u);

/** Search synonyms: words of shoppers for terms of the shop, lower case, one word each. */
export const synonymsShape = z.array(
  z.object({
    language: z.enum(['sv', 'en']),
    word,
    /** Words that the search finds as well. The reverse direction needs another entry. */
    synonyms: z.array(word).min(1),
  }),
);

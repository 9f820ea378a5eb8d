import * as z from 'zod';

const word = z.string().regex(/^[\p{Ll}\p{N}]+$/u);

/** Words that shoppers use for what the shop calls otherwise, lower case, one word each. */
export const synonymsShape = z.array(
  z.object({
    language: z.enum(['sv', 'en']),
    word,
    /** What is found for it too. The other way round needs an entry of its own. */
    synonyms: z.array(word).min(1),
  }),
);

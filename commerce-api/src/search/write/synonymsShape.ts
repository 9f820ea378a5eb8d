import * as z from 'zod';

const word = z.string().regex(/^[\p{Ll}\p{N}]+$/u);

export const synonymsShape = z.array(
  z.object({ language: z.enum(['sv', 'en']), word, synonyms: z.array(word).min(1) }),
);

import * as z from 'zod';

export const port = z.coerce.number().int().min(1).max(65_535);
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** `SEK:899,EUR:89.50` → amounts by currency. */
export const amountsByCurrency = z
  .string()
  .regex(/^([A-Z]{3}:\d{1,7}(\.\d\d)?(,|$))*$/, 'Expected amounts by currency, like SEK:899,EUR:89.50.')
  .transform((text) =>
    Object.fromEntries(Array.from(text.matchAll(/(\w+):([\d.]+)/g), ([, code = '', amount]) => [code, Number(amount)])),
  );

/** Plain text without line breaks and other control characters. */
export const singleLine = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]{1,200}$/u, 'Expected one line.');

/** Plain text; line breaks become spaces. */
export const message = z
  .string()
  .max(300)
  .transform((text) => text.replaceAll(/\s+/g, ' ').trim() || undefined)
  .optional();

/** Creates a transform that reports the error of a parser as an issue of the variable. */
export function parsedBy<Input, Output>(parse: (input: Input) => Output) {
  return (input: Input, context: z.RefinementCtx) => {
    try {
      return parse(input);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  };
}

/** Image widths in px, narrowest first. */
export const widths = list
  .transform((texts) => texts.map(Number))
  .pipe(z.array(z.int().min(1).max(5_000)).min(1).max(60))
  .transform((values) => [...new Set(values)].toSorted((one, other) => one - other));

/** An http(s) address, or a path of the shop's origin; without a slash at the end. */
export const addressForBrowsers = z
  .union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?!\/)[\w./-]+$/)], 'Expected an address or a path.')
  .transform((text) => text.replace(/\/+$/, ''));

/** The address of a page on another site; `none` if there is no such page. */
export const pageElsewhere = z
  .union([z.literal('none'), z.url({ protocol: /^https?$/ })])
  .transform((text) => (text === 'none' ? undefined : text));

/** The https address of a page. */
export const securePage = z.url({ protocol: /^https$/ });

export const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

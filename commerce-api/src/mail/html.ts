/** Markup that may stand in a page as it is. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

/** `null` and `false` are nothing at all, so that a condition can stand in the template. */
type Value = string | number | Html | readonly Value[] | null | false;

/** A template whose values are text: only what another `html` made goes in as markup. */
export function html(texts: TemplateStringsArray, ...values: Value[]): Html {
  const parts = texts.map((text, index) => text + (index < values.length ? markupOf(values[index] ?? null) : ''));
  return new Html(parts.join(''));
}

function markupOf(value: Value): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(markupOf).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Markup that is safe to insert without escaping. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

/** `null` and `false` render nothing, so that a template can contain conditions. */
type Value = string | number | Html | readonly Value[] | null | false;

/** A template that escapes its values, except the results of other `html` templates. */
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

import type { i18n as I18n, TFunction } from 'i18next';

export interface Translation {
  t: TFunction;
  i18n: I18n;
}

/** Limit of the templates of one instance and its namespaces. Numbers of `count` make them more than the messages. */
const MAX_TEMPLATES = 2_000;
const NO_OPTIONS = {};
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/;

const translations = new WeakMap<I18n, Map<string, Translation>>();

/**
 * The translation function of an instance. It is created once, and keeps the templates: i18next resolves language, namespace,
 * key and plural form at each call again, and searches placeholders by regular expressions (ADR 0063).
 *
 * @param namespaces in the order in which a key is looked up
 */
export function translationOf(i18n: I18n, namespaces: string | readonly string[]): Translation {
  let ofInstance = translations.get(i18n);
  if (!ofInstance) translations.set(i18n, (ofInstance = new Map()));
  const id = String(namespaces);
  let translation = ofInstance.get(id);
  if (!translation) ofInstance.set(id, (translation = { t: createT(i18n, namespaces), i18n }));
  return translation;
}

function createT(i18n: I18n, namespaces: string | readonly string[]): TFunction {
  const slow = i18n.getFixedT(i18n.language, namespaces);
  /** Messages before interpolation: texts, and between them the names of placeholders. Null for a message that only i18next interpolates. */
  const templates = new Map<string, readonly string[] | null>();
  // The messages of a remote are added when its page is opened.
  i18n.store.on('added', () => templates.clear());

  function templateOf(key: string, count: number | undefined, defaultValue: string | undefined) {
    const id = count === undefined && defaultValue === undefined ? key : `${key} ${count} ${defaultValue}`;
    let template = templates.get(id);
    if (template === undefined) {
      const selecting = { ...(count !== undefined && { count }), ...(defaultValue !== undefined && { defaultValue }) };
      const parts = slow(key, { skipInterpolation: true, ...selecting }).split(PLACEHOLDER);
      // Another kind of placeholder, such as that of a date, or a nested message.
      template = parts.some((part) => part.includes('{{') || part.includes('$t(')) ? null : parts;
      if (templates.size >= MAX_TEMPLATES) templates.clear();
      templates.set(id, template);
    }
    return template;
  }

  const t = (key: string, options: Readonly<Record<string, unknown>> = NO_OPTIONS): string => {
    const { count, defaultValue } = options;
    if (count !== undefined && typeof count !== 'number') return slow(key, options);
    if (defaultValue !== undefined && typeof defaultValue !== 'string') return slow(key, options);
    const template = templateOf(key, count, defaultValue);
    if (!template) return slow(key, options);
    for (const name in options) {
      // Any other option may select another message.
      if (name !== 'count' && name !== 'defaultValue' && !isPlaceholder(template, name)) return slow(key, options);
    }
    let [text = ''] = template;
    for (let at = 1; at < template.length; at += 2) {
      const value = options[template[at] ?? ''];
      // The rules for other values are those of i18next.
      if (typeof value !== 'string' && typeof value !== 'number') return slow(key, options);
      text += value + (template[at + 1] ?? '');
    }
    return text;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its brand exists for the compiler alone
  return t as unknown as TFunction;
}

function isPlaceholder(template: readonly string[], name: string): boolean {
  for (let at = 1; at < template.length; at += 2) if (template[at] === name) return true;
  return false;
}

import type { i18n as I18n, TFunction } from 'i18next';

export interface Translation {
  t: TFunction;
  i18n: I18n;
}

/** A message before interpolation. */
interface Template {
  text: string;
  /** Names of its placeholders. */
  names: ReadonlySet<string>;
}

/** Limit of the templates of one instance and its namespaces. Numbers of `count` make them more than the messages. */
const MAX_TEMPLATES = 2_000;
const NO_OPTIONS = {};
const PLACEHOLDER = /\{\{-?\s*(\w+)/g;

const translations = new WeakMap<I18n, Map<string, Translation>>();

/**
 * The translation function of an instance. It is created once, and keeps the templates: i18next resolves language, namespace,
 * key and plural form at each call again (ADR 0063).
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
  const { interpolator } = i18n.services;
  const templates = new Map<string, Template>();
  // The messages of a remote are added when its page is opened.
  i18n.store.on('added', () => templates.clear());

  function templateOf(key: string, count: number | undefined): Template {
    const id = count === undefined ? key : `${key} ${count}`;
    let template = templates.get(id);
    if (!template) {
      const text = slow(key, { skipInterpolation: true, ...(count !== undefined && { count }) });
      template = { text, names: new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)) };
      if (templates.size >= MAX_TEMPLATES) templates.clear();
      templates.set(id, template);
    }
    return template;
  }

  const t = (key: string, options: Readonly<Record<string, unknown>> = NO_OPTIONS): string => {
    const { count } = options;
    if (count !== undefined && typeof count !== 'number') return slow(key, options);
    const { text, names } = templateOf(key, count);
    // Any other option may select another message.
    const isPlain = Object.keys(options).every((name) => name === 'count' || names.has(name));
    if (!isPlain || text.includes('$t(')) return slow(key, options);
    return names.size === 0 ? text : interpolator.interpolate(text, options, i18n.language, options);
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its brand exists for the compiler alone
  return t as unknown as TFunction;
}

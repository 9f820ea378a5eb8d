import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Conditions {
  /** Width of the window in pixels. */
  width?: number;
  /** Name of a pseudo-element, such as `after`. */
  pseudoElement?: string;
}

interface Declaration {
  value: string;
  specificity: number;
}

const PSEUDO_ELEMENT = /::([\w-]+)$/;
const CUSTOM_PROPERTY = /var\((--[\w-]+)\)/g;
/** Classes, attributes and pseudo-classes. */
const CLASS_LIKE = /\.[\w-]+|\[[^\]]*\]|:[\w-]+/g;
const TYPE = /(?<=^|[\s>+~(,])[a-z]\w*/g;
const DEFAULT_WIDTH_PX = 1440;

const TOKENS = path.join(import.meta.dirname, '../../ui/src/tokens/tokens.css');

/**
 * Adds the design tokens and stylesheets to the document. In tests the class names of a CSS module are its keys.
 *
 * @param files absolute paths
 */
export function addStylesheets(...files: readonly string[]): void {
  for (const file of [TOKENS, ...files]) {
    const style = document.createElement('style');
    style.textContent = readFileSync(file, 'utf8');
    document.head.append(style);
  }
}

export function removeStylesheets(): void {
  for (const style of document.head.querySelectorAll('style')) style.remove();
}

/**
 * The value that the stylesheets and the `style` attribute of an element give a property; undefined without one. Unlike
 * `getComputedStyle` of jsdom, it depends on the width of the window, knows pseudo-elements and resolves custom properties.
 * Layers, nesting and media features besides `min-width` and `max-width` are not supported.
 */
export function styleValue(element: Element, property: string, conditions: Conditions = {}): string | undefined {
  const value = declaredValue(element, property, conditions);
  return value?.replaceAll(CUSTOM_PROPERTY, (text, name: string) => {
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      const inherited = styleValue(ancestor, name, { width: conditions.width ?? DEFAULT_WIDTH_PX });
      if (inherited !== undefined) return inherited;
    }
    return text;
  });
}

function declaredValue(element: Element, property: string, conditions: Conditions): string | undefined {
  const inline = element instanceof HTMLElement ? element.style.getPropertyValue(property) : '';
  if (inline !== '' && conditions.pseudoElement === undefined) return inline;
  const declarations = [...document.styleSheets].flatMap(({ cssRules }) =>
    styleRulesIn(cssRules, conditions).flatMap((rule) => declarationOf(rule, element, property, conditions)),
  );
  // The last of the strongest ones.
  return declarations.reduce<Declaration | undefined>(
    (strongest, next) => (strongest && strongest.specificity > next.specificity ? strongest : next),
    undefined,
  )?.value;
}

/** The rules that apply at the width. */
function styleRulesIn(rules: CSSRuleList, conditions: Conditions): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (isStyleRule(rule)) return [rule];
    return isMediaRule(rule) && matchesMedia(rule.media.mediaText, conditions)
      ? styleRulesIn(rule.cssRules, conditions)
      : [];
  });
}

function isStyleRule(rule: CSSRule): rule is CSSStyleRule {
  return 'selectorText' in rule;
}

function isMediaRule(rule: CSSRule): rule is CSSMediaRule {
  return 'media' in rule && 'cssRules' in rule;
}

function matchesMedia(text: string, { width = DEFAULT_WIDTH_PX }: Conditions): boolean {
  return text.split(' and ').every((feature) => {
    const [, bound, px] = /^\((min|max)-width: (\d+)px\)$/.exec(feature.trim()) ?? [];
    if (bound === undefined) return false;
    return bound === 'min' ? width >= Number(px) : width <= Number(px);
  });
}

function declarationOf(
  { selectorText, style }: CSSStyleRule,
  element: Element,
  property: string,
  { pseudoElement }: Conditions,
): Declaration[] {
  const value = style.getPropertyValue(property);
  if (value === '') return [];
  // Splits at the commas outside parentheses.
  return selectorText.split(/,(?![^(]*\))/).flatMap((selector) => {
    const [, pseudo] = PSEUDO_ELEMENT.exec(selector.trim()) ?? [];
    const subject = selector.trim().replace(PSEUDO_ELEMENT, '');
    if (pseudo !== pseudoElement || !element.matches(subject)) return [];
    return [{ value, specificity: specificityOf(subject) }];
  });
}

/** A list in parentheses counts as its strongest selector, one of `:where` not at all. */
function specificityOf(selector: string): number {
  const counted = selector
    .replaceAll(/:where\([^()]*\)/g, '')
    .replaceAll(/:(?:is|not|has)\(([^()]*)\)/g, (_all, list: string) =>
      list.split(',').reduce((one, other) => (countOf(other, CLASS_LIKE) > countOf(one, CLASS_LIKE) ? other : one)),
    );
  return 100 * countOf(counted, CLASS_LIKE) + countOf(counted, TYPE);
}

function countOf(selector: string, pattern: RegExp): number {
  return selector.match(pattern)?.length ?? 0;
}

import { useEffect } from 'react';
import type { WidgetProps } from '../../widget-area/widget.ts';
import { textOf } from '../configuration.ts';
import { DeferredHtml } from './DeferredHtml.ts';

/** HTML of an editor, with its own CSS (WIDGET-07). */
export function HtmlWidget({ widget: { configuration } }: WidgetProps) {
  const html = textOf(configuration, 'html');
  useEditorStyles(textOf(configuration, 'css'));

  return html === '' ? null : <DeferredHtml html={html} look="plain" />;
}

/**
 * Adds the editor's CSS by script to the first style sheet of this origin, because the content security policy forbids style elements.
 * It is in the lowest cascade layer, so that it styles the editor's HTML but cannot override the styles of components.
 *
 * Not an adopted style sheet: those follow all others, so each sheet that loads later would come in the middle, for which Chromium
 * lays out the whole page again.
 */
function useEditorStyles(css: string): void {
  useEffect(() => {
    // Those of another origin, such as a developer's build, cannot be changed.
    const sheet = [...document.styleSheets].find(
      ({ href }) => href === null || new URL(href).origin === location.origin,
    );
    if (css === '' || !sheet || !('replaceSync' in sheet)) return undefined;
    // Its first rule ends where a parser of style sheets ends it: CSS with a brace too many stays in the layer.
    const parsed = new CSSStyleSheet();
    parsed.replaceSync(`@layer base { ${css} }`);
    const index = sheet.insertRule(parsed.cssRules[0]?.cssText ?? '', sheet.cssRules.length);
    const rule = sheet.cssRules[index];
    return () => sheet.deleteRule([...sheet.cssRules].findIndex((other) => other === rule));
  }, [css]);
}

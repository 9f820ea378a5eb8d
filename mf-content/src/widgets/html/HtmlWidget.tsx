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
 * Adds the editor's CSS by script, because the content security policy forbids style elements. It is in the lowest cascade
 * layer, so that it styles the editor's HTML but cannot override the styles of components.
 */
function useEditorStyles(css: string): void {
  useEffect(() => {
    if (css === '' || !('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@layer base { ${css} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}

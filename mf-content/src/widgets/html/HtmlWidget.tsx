import { useEffect } from 'react';
import type { WidgetProps } from '../../widget-area/widget.ts';
import { textOf } from '../configuration.ts';
import { Html } from './Html.tsx';

/** The editor's own HTML, with rules of its own (WIDGET-07). */
export function HtmlWidget({ widget: { configuration } }: WidgetProps) {
  const html = textOf(configuration, 'html');
  useEditorStyles(textOf(configuration, 'css'));

  return html === '' ? null : <Html html={html} look="plain" />;
}

/**
 * Style elements are forbidden by the page's security policy, so the rules arrive with the script. They stand in the
 * lowest layer: an editor can style what the HTML brings, but cannot break a product card.
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

import { createHash } from 'node:crypto';
import { html, Html } from '../../model/html.ts';

const STYLESHEET = `
*{box-sizing:border-box} body{margin:0;background:#faf8f5;color:#1f1d1a;font:16px/1.5 system-ui,sans-serif} a{color:#24453a}
header{padding:12px 16px;border-bottom:1px solid #ddd6cb;background:#fff} pre{white-space:pre-wrap} li,dd{margin:0 0 8px}
main{max-width:960px;margin:0 auto;padding:16px;overflow-wrap:anywhere} label,dt{display:block;font-weight:500}
.field,.note,.errors{margin:0 0 16px} .note,.errors{padding:12px 16px;background:#f1ede6} .errors{border-left:4px solid #a3341f}
input,textarea{width:100%;min-height:44px;padding:8px;border:1px solid #6a635a;border-radius:2px;background:#fff;color:inherit;font:inherit}
input[type=checkbox]{width:20px;min-height:20px;margin:0 8px 0 0;vertical-align:middle} textarea[data-kind=json]{min-height:240px}
[aria-invalid]{outline:2px solid #a3341f} :focus-visible{outline:2px solid #24453a;outline-offset:2px}
button{min-height:44px;padding:8px 24px;border:0;border-radius:2px;background:#24453a;color:#faf8f5;font:inherit;cursor:pointer}
.scroll{overflow-x:auto} table{border-collapse:collapse;overflow-wrap:normal}
th,td{padding:4px 12px 4px 0;border-bottom:1px solid #ddd6cb;text-align:left;vertical-align:top}
`;

const STYLE_HASH = createHash('sha256').update(STYLESHEET).digest('base64');

/** Headers of these pages. Their policy allows the stylesheet, the empty icon and forms to this endpoint only. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // Not `no-referrer`: with it, browsers send `Origin: null` with the forms of this endpoint.
  'referrer-policy': 'same-origin',
} as const;

/** A page for operators. It works without JavaScript. */
export function pageLayout(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${new Html('<link rel="icon" href="data:,">')} ${new Html(`<style>${STYLESHEET}</style>`)}
      </head>
      <body>
        <header>
          <nav aria-label="Pages"><a href="/">All commands</a></nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.markup;
}

import type { LanguageCode } from '../markets/channels.ts';
import { html, Html } from '../model/html.ts';

export const TEXT = "'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif";
export const HEADING = "'Newsreader Display', Georgia, 'Times New Roman', serif";

/** The shop's design tokens as values: mail programs do not support custom properties. */
export const COLOR = {
  ground: '#faf8f5',
  surface: '#ffffff',
  sunken: '#f1ede6',
  image: '#e6e0d7',
  line: '#ddd6cb',
  ink: '#1f1d1a',
  muted: '#6a635a',
  accent: '#24453a',
  onAccent: '#faf8f5',
  sale: '#a3341f',
};

const text = `font-family: ${TEXT}; font-size: 16px; line-height: 24px; color: ${COLOR.ink}`;
const small = `font-family: ${TEXT}; font-size: 14px; line-height: 21px; color: ${COLOR.muted}`;
const amount = `${text}; white-space: nowrap; font-variant-numeric: tabular-nums`;

/** Inline styles by role. Each is complete: mail programs inherit nothing reliably. */
export const styles = {
  text,
  small,
  /** For user input: a word may be longer than a phone is wide. */
  typed: `${text}; overflow-wrap: anywhere; word-break: break-word`,
  amount,
  name: `${text}; text-decoration: none`,
  sale: `${small}; color: ${COLOR.sale}`,
  line: `border-bottom: 1px solid ${COLOR.line}`,
  noticeImage: 'display: block; width: 100%; max-width: 420px; height: auto; border: 0; margin: 8px 0',
  image: `display: block; width: 64px; height: 80px; border: 0; background-color: ${COLOR.image}`,
  label: `${text}; padding: 4px 12px 4px 0`,
  amountRow: `${amount}; padding: 4px 0`,
  totalLabel: `${text}; font-size: 18px; font-weight: 600; padding: 12px 12px 4px 0`,
  total: `${amount}; font-size: 18px; font-weight: 600; padding: 12px 0 4px`,
  rowLabel: `${small}; padding: 4px 12px 4px 0`,
  rowValue: `${text}; overflow-wrap: anywhere; word-break: break-word; padding: 2px 0`,
  column: 'display: inline-block; width: 100%; max-width: 250px; vertical-align: top',
  form: `background-color: ${COLOR.sunken}; margin: 8px 0 0`,
  formLine: `${small}; color: ${COLOR.ink}; padding: 10px 16px`,
};

/**
 * For programs that read it: dark colors if the reader has selected them, and less padding on narrow screens. Inline
 * styles win over a stylesheet, hence `!important`. Short, as Gmail drops a stylesheet above 8 KiB.
 */
const STYLESHEET = new Html(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
  table { border-collapse: collapse; }
  @media (max-width: 480px) {
    .air { padding-left: 20px !important; padding-right: 20px !important; }
    .outer { padding: 0 !important; }
  }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: #191816 !important; }
    .surface { background-color: #24221f !important; }
    .sunken { background-color: #312e2a !important; }
    .ink { color: #f1ede6 !important; }
    .muted { color: #bbb3a8 !important; }
    .sale { color: #f0a593 !important; }
    .line { border-color: #45413b !important; }
    .accent { background-color: #b5d3c6 !important; }
    .on-accent { color: #14261f !important; }
  }
`);

/** Keeps the first text of the mail out of the preview, where it would follow the preheader. */
const FILLER = new Html('&#847;&zwnj;&nbsp;'.repeat(80));

export interface Document {
  language: LanguageCode;
  title: string;
  /** Text that mail programs show next to the subject. */
  preheader: string;
  shopName: string;
  home: string;
  body: Html[];
  footer: string[];
}

export function document({ language, title, preheader, shopName, home, body, footer }: Document): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${title}</title>
        <style>
          ${STYLESHEET}
        </style>
      </head>
      <body class="ground" style="margin: 0; padding: 0; background-color: ${COLOR.ground}">
        <div style="display: none; max-height: 0; overflow: hidden; mso-hide: all">${preheader}${FILLER}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="ground"
          style="background-color: ${COLOR.ground}"
        >
          <tr>
            <td align="center" class="outer" style="padding: 24px 12px">
              ${new Html('<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->')}
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                class="surface"
                style="max-width: 600px; background-color: ${COLOR.surface}"
              >
                <tr>
                  <td class="air line" style="padding: 24px 32px; ${styles.line}">
                    <a
                      href="${home}"
                      class="ink"
                      style="font-family: ${HEADING}; font-size: 26px; line-height: 32px; color: ${COLOR.ink}; text-decoration: none"
                      >${shopName}</a
                    >
                  </td>
                </tr>
                ${body}
                <tr>
                  <td class="air sunken" style="padding: 24px 32px; background-color: ${COLOR.sunken}">
                    ${footer.map((line) => paragraph(line, 'small'))}
                  </td>
                </tr>
              </table>
              ${new Html('<!--[if mso]></td></tr></table><![endif]-->')}
            </td>
          </tr>
        </table>
      </body>
    </html>`;
}

/** A row of the mail with a line below it; small headings have their own padding at the top. */
export function section(content: Html, beginsWith: 'heading' | 'smallHeadings' = 'heading'): Html {
  const top = beginsWith === 'heading' ? '28px' : '12px';
  return html`<tr>
    <td class="air line" style="padding: ${top} 32px 24px; ${styles.line}">${content}</td>
  </tr>`;
}

const LEVELS = {
  1: `font-family: ${HEADING}; font-size: 34px; line-height: 40px; font-weight: 400; margin: 0 0 12px; color: ${COLOR.ink}`,
  2: `font-family: ${HEADING}; font-size: 24px; line-height: 30px; font-weight: 400; margin: 0; color: ${COLOR.ink}`,
  3: `font-family: ${TEXT}; font-size: 16px; line-height: 24px; font-weight: 600; margin: 16px 0 4px; color: ${COLOR.ink}`,
};

export function heading(level: keyof typeof LEVELS, title: string): Html {
  const tag = new Html(`h${level}`);
  return html`<${tag} class="ink" style="${LEVELS[level]}">${title}</${tag}>`;
}

export function paragraph(content: string, size: 'text' | 'small' = 'text'): Html {
  const [style, name] = size === 'text' ? [styles.text, 'ink'] : [styles.small, 'muted'];
  return html`<p class="${name}" style="${style}; margin: 0 0 10px">${content}</p>`;
}

/** The cell has the color and the link the padding: Outlook pads cells, but not links. */
export function button(href: string, label: string): Html {
  return html`
    <table role="presentation" cellpadding="0" cellspacing="0" style="margin: 16px 0 8px">
      <tr>
        <td class="accent" style="background-color: ${COLOR.accent}; border-radius: 2px">
          <a
            href="${href}"
            class="on-accent"
            style="display: inline-block; padding: 12px 24px; font-family: ${TEXT}; font-size: 16px; line-height: 24px; font-weight: 500; color: ${COLOR.onAccent}; text-decoration: none"
            >${label}</a
          >
        </td>
      </tr>
    </table>
  `;
}

import { encode } from 'uqr';
import { html, type Html } from '../../model/html.ts';
import type { SandboxPayment } from '../../payments/sandbox/sandboxPayment.ts';
import { SANDBOX_TEXTS } from './sandboxTexts.ts';

/** Light modules around a code, without which it cannot be scanned. */
const QUIET = 4;
/** Width of the code in px. */
const CODE_WIDTH = 240;

/** The page before the app of Swish: a link that opens it on this device, and a code for a phone. */
export function swishStart({ language, returnUrl }: SandboxPayment, path: string): Html {
  const { swish, cancel } = SANDBOX_TEXTS[language];
  return html`<p class="note">${swish.note}</p>
    <p><a href="${path}?app=here">${swish.open}</a></p>
    <p>${swish.scan}</p>
    ${codeImage(`${new URL(returnUrl).origin}${path}?app=scanned`, swish.code)}
    <form method="post" action="${path}/cancel"><button>${cancel}</button></form>`;
}

function codeImage(address: string, label: string): Html {
  const { size, data } = encode(address, { border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return html`<p>
    <svg
      role="img"
      aria-label="${label}"
      width="${CODE_WIDTH}"
      height="${CODE_WIDTH}"
      viewBox="0 0 ${size} ${size}"
      shape-rendering="crispEdges"
    >
      <path fill="#fff" d="M0 0h${size}v${size}H0z" />
      <path d="${dark.join('')}" />
    </svg>
  </p>`;
}

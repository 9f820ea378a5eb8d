import { html, type Html } from '../../model/html.ts';
import { cellsOf, isTable, textOf } from '../printed.ts';

/** A result for people: a table for a list, otherwise a definition list. */
export function resultView(result: object): Html {
  if (Array.isArray(result)) return result.length > 0 ? table(result, 'Result') : html`<p>Nothing found.</p>`;
  const entries = Object.entries(result).filter(([, value]) => value !== undefined);
  return html`<dl>
    ${entries.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${isTable(value) ? table(value, name) : textOf(value)}</dd>`,
    )}
  </dl>`;
}

/** Wider than a phone, it scrolls by itself, also with the keyboard. */
function table(list: readonly unknown[], name: string): Html {
  const rows = list.map(cellsOf);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return html`<div class="scroll" role="region" aria-label="${name}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${columns.map((column) => html`<td>${row[column] ?? ''}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

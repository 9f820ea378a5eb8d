import { html, type Html } from '../../model/html.ts';
import type { Command, Result } from '../command.ts';
import { fieldsOf, type Field, type FormValues } from './formFields.ts';
import { pageLayout } from './pageLayout.ts';
import { resultView } from './resultView.ts';

/** Name of the hidden field that confirms a dry run; no option begins with it. */
export const CONFIRMATION = '_confirmation';

/** The address of a command. */
function addressOf({ name }: Command): string {
  return `/${name.replaceAll(' ', '/')}`;
}

/** The list of the commands that a key opens, with the first line of their help. */
export function indexPage(commands: readonly Command[]): string {
  const items = commands.map(
    (command) => html`<li><a href="${addressOf(command)}">${command.help.split('\n')[0] ?? command.name}</a></li>`,
  );
  // prettier-ignore
  return pageLayout('Commands', html`<ul>${items}</ul>`);
}

/** The form of a command, with the typed values and their errors. */
export function formPage(command: Command, values: FormValues = {}, message?: string): string {
  const fields = fieldsOf(command);
  const lines = message?.split('\n') ?? [];
  const errorOf = (field: Field) => lines.find((line) => isAbout(line, field));
  const button = command.writesFile ? 'Download' : command.reads ? 'Show' : command.hasNoDryRun ? 'Continue' : 'Try';
  return pageLayout(
    command.name,
    html`${message !== undefined && errorSummary(lines, fields)}
      <pre>${command.help}</pre>
      <form method="post" action="${addressOf(command)}" enctype="multipart/form-data">
        ${fields.map((field) => fieldView(field, values[field.name], errorOf(field)))}
        <button>${button}</button>
      </form>`,
  );
}

/** Whether an error names a field, as in `--parcel: …`, or a place in its JSON, as in `--in products[0]: …`. */
function isAbout(line: string, { errorName }: Field): boolean {
  return line.startsWith(`${errorName}:`) || line.startsWith(`${errorName} `);
}

/** Links each error to its field. */
function errorSummary(lines: readonly string[], fields: readonly Field[]): Html {
  const items = lines.map((line) => {
    const field = fields.find((one) => isAbout(line, one));
    return html`<li>${field ? html`<a href="#${field.name}">${line}</a>` : line}</li>`;
  });
  // prettier-ignore
  return html`<div class="errors" role="alert" tabindex="-1" autofocus><h2>The command failed</h2><ul>${items}</ul></div>`;
}

function fieldView({ name, kind, label }: Field, value: string | undefined, error: string | undefined): Html {
  const invalid = error !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`;
  const attributes = html`id="${name}" name="${name}"${invalid}`;
  const note = error !== undefined && html`<p id="${name}-error">${error}</p>`;
  if (kind === 'flag') {
    const checked = value !== undefined && html` checked`;
    return html`<div class="field">
      <label><input type="checkbox" ${attributes}${checked} />${label}</label>${note}
    </div>`;
  }
  const control =
    kind === 'text'
      ? html`<input ${attributes} value="${value ?? ''}" autocomplete="off" />`
      : kind === 'base64'
        ? html`<input type="file" ${attributes} />`
        : // HTML drops a line break at the start.
          html`<textarea ${attributes} data-kind="${kind}" spellcheck="false">${'\n'}${value ?? ''}</textarea>`;
  return html`<div class="field"><label for="${name}">${label}</label>${control}${note}</div>`;
}

/** The result of a dry run, and the button that makes the change with the same values. */
export function confirmPage(
  command: Command,
  values: FormValues,
  { confirmation, result }: { confirmation: string; result: Result | undefined },
): string {
  const hidden = Object.entries({ ...values, [CONFIRMATION]: confirmation });
  return pageLayout(
    command.name,
    html`<p class="note">Nothing is changed yet. ${result ? 'Run makes this change:' : 'Run makes the change.'}</p>
      ${result !== undefined && resultView(result)}
      <form method="post" action="${addressOf(command)}" enctype="multipart/form-data">
        ${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button>Run</button>
      </form>
      <p><a href="${addressOf(command)}">Cancel</a></p>`,
  );
}

/** The result of a command. */
export function resultPage(command: Command, result: Result): string {
  const done = command.reads ? null : html`<p class="note" role="status">Done.</p>`;
  return pageLayout(
    command.name,
    html`${done}${resultView(result)}
      <p><a href="${addressOf(command)}">${command.name} again</a></p>`,
  );
}

/** The page of a refused request. */
export function refusalPage(message: string): string {
  return pageLayout('Not possible', html`<p>${message}</p>`);
}

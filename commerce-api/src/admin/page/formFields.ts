import type { Command } from '../command.ts';
import { UsageError } from '../usageError.ts';

type FieldKind = 'text' | 'flag' | 'list' | 'json' | 'base64';

/** A field of a command's form. Its name is that of the input's field. */
export interface Field {
  name: string;
  kind: FieldKind;
  label: string;
  /** As errors of the command name it: `<order>` or `--parcel`. */
  errorName: string;
}

/** Values of a form by field, as texts: `on` for a checked box, base64 for a file. Empty fields are left out. */
export type FormValues = Readonly<Record<string, string>>;

const HINTS: Record<FieldKind, string> = { text: '', flag: '', list: ' (one per line)', json: ' (JSON)', base64: '' };

/** The fields of a command: its arguments, options and files, in this order. */
export function fieldsOf({ positionals = [], options = {}, files = {} }: Command): Field[] {
  const optionKind = ({ type, multiple }: { type: string; multiple?: boolean | undefined }): FieldKind =>
    type === 'boolean' ? 'flag' : multiple ? 'list' : 'text';
  return [
    ...positionals.map((name) => field(name, 'text', `<${name}>`)),
    ...Object.entries(options).map(([name, option]) => field(name, optionKind(option), `--${name}`)),
    ...Object.entries(files).map(([name, format]) => field(name, format, `--${name}`)),
  ];
}

function field(name: string, kind: FieldKind, errorName: string): Field {
  const words = name.replaceAll('-', ' ');
  return { name, kind, errorName, label: `${words.charAt(0).toUpperCase()}${words.slice(1)}${HINTS[kind]}` };
}

/** Reads the values of the fields from a posted form. */
export async function valuesFrom(form: FormData, fields: readonly Field[]): Promise<FormValues> {
  const values: Record<string, string> = {};
  for (const { name } of fields) {
    const value = form.get(name) ?? '';
    const text = typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('base64');
    if (text.trim() !== '') values[name] = text;
  }
  return values;
}

/**
 * The input of a command from the values of its form.
 *
 * @throws UsageError for a text that is not JSON
 */
export function inputFrom(values: FormValues, fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((one) => {
      const text = values[one.name];
      return text === undefined ? [] : [[one.name, parsed(text, one)]];
    }),
  );
}

function parsed(text: string, { kind, errorName }: Field): unknown {
  if (kind === 'flag') return true;
  if (kind === 'json') return jsonFrom(text, errorName);
  if (kind !== 'list') return kind === 'text' ? text.trim() : text;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function jsonFrom(text: string, errorName: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${errorName}: cannot be read as JSON: ${reason}`, { cause: error });
  }
}

import { settings, type Reader, type Setting } from './declarations.ts';

/** A setting with all its readers. A name has several rows if default or meaning differ between readers. */
export interface SettingRow extends Omit<Setting, 'reader'> {
  readers: Reader[];
}

/** Groups the settings: group → name → rows, in the order of declaration. */
export function settingsByGroup(): Map<string, Map<string, SettingRow[]>> {
  const groups = new Map<string, Map<string, SettingRow[]>>();
  for (const { reader, ...setting } of settings) {
    const group = groups.get(setting.group) ?? new Map<string, SettingRow[]>();
    groups.set(setting.group, group);
    const rows = group.get(setting.name) ?? [];
    group.set(setting.name, rows);
    const same = rows.find((row) => row.help === setting.help && defaultOf(row) === defaultOf(setting));
    if (same) same.readers.push(reader);
    else rows.push({ ...setting, readers: [reader] });
  }
  return groups;
}

/** The default for documents: `required` for a required setting, undefined without a default. */
export function defaultOf({ shown, defaultText, isRequired }: Omit<Setting, 'reader'>): string | undefined {
  if (shown !== undefined) return shown;
  return isRequired ? 'required' : defaultText;
}

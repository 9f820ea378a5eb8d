import type { LanguageCode } from '../markets/channels.ts';
import type { Config } from '../platform/config/config.ts';
import type { CategoryKey } from './categories.ts';
import { FIELDS, type FieldKey } from './fields.ts';
import { personalIn } from './register/entry.ts';
import { REGISTER } from './register/register.ts';

/** The fields of a category as the page names them, each once: those of the tables, and those of logs and backups. */
export function fieldsOf(category: CategoryKey, language: LanguageCode, config: Pick<Config, 'logsAddress'>): string[] {
  const inTables = Object.values(REGISTER)
    .flatMap((table) => Object.values(table).flatMap(personalIn))
    .flatMap((entry) => (entry.category === category ? entry.fields : []));
  return [...new Set([...inTables, ...outsideTables(category, config)])].map((key) => FIELDS[key][language]);
}

function outsideTables(category: CategoryKey, { logsAddress }: Pick<Config, 'logsAddress'>): FieldKey[] {
  if (category === 'log') return logsAddress ? ['accountEvents', 'network'] : ['accountEvents'];
  return category === 'backup' ? ['everything'] : [];
}

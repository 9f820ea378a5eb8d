import { settings, type Reader } from './declarations.ts';

/**
 * Formats a service's `environment` in docker-compose.yml: every setting of its reader, except those that the image sets. A
 * setting without a value for containers gets the variable of the same name; an empty one counts as absent.
 */
export function composeEnvironment(reader: Reader): string {
  const lines: string[] = [];
  let group: string | undefined;
  for (const setting of settings.toSorted(byGroup)) {
    if (setting.reader !== reader || setting.compose === false) continue;
    if (setting.group !== group) lines.push(`# ${setting.group}`);
    ({ group } = setting);
    lines.push(`${setting.name}: ${quoted(setting.compose ?? `\${${setting.name}:-}`)}`);
  }
  return lines.join('\n');
}

const groups = [...new Set(settings.map(({ group }) => group))];

function byGroup(one: { group: string }, other: { group: string }): number {
  return groups.indexOf(one.group) - groups.indexOf(other.group);
}

/** Formats a text as a quoted YAML string. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

import { SAFETY_PARAMETERS } from '@hemvaror/domain/catalog/safetyParameters';

/**
 * Parses pairs of part and parameter: `warnings:Varning`. A part may have several parameters.
 *
 * @throws Error for another form or an unknown part
 */
export function safetyParameters(pairs: readonly string[]): Record<string, string[]> {
  const parameters: Record<string, string[]> = {};
  for (const pair of pairs) {
    const [, part = '', parameter = ''] = /^(\w+):\s*(.+)$/.exec(pair) ?? [];
    if (!Object.hasOwn(SAFETY_PARAMETERS, part)) {
      const parts = Object.keys(SAFETY_PARAMETERS).join(', ');
      throw new Error(`${pair} is not a pair of part and parameter, like warnings:Varning. Parts are ${parts}.`);
    }
    parameters[part] = [...(parameters[part] ?? []), parameter];
  }
  return parameters;
}

import { SAFETY_PARAMETERS, type SafetyPart } from '@hemvaror/domain/catalog/safetyParameters';
import { compact } from '@hemvaror/domain/compact';
import type { ProductSafety, SafetyContact } from './productSafety.ts';
import type { SafetyOfParameters_productFragment } from './safetyOfParameters.generated.ts';

/**
 * Reads safety information from the parameters of a product, also hidden ones: for an API that has no other field for it. Each
 * line of a warning is one. Returns null without any.
 *
 * @param names of parameters, instead of the default ones, by part
 */
export function safetyOfParameters(
  { parameterGroups }: SafetyOfParameters_productFragment,
  names: Readonly<Record<string, readonly string[]>> = {},
): ProductSafety | null {
  const parameters = compact(parameterGroups).flatMap((group) => compact(group.parameters));
  const linesOf = (part: SafetyPart): string[] => {
    const wanted = new Set((names[part] ?? SAFETY_PARAMETERS[part]).map(normalized));
    return parameters
      .filter(({ identifier, name }) => wanted.has(normalized(identifier)) || wanted.has(normalized(name)))
      .flatMap(({ value }) => (value ?? '').split('\n'))
      .map((line) => line.trim())
      .filter((line) => line !== '');
  };
  const contactOf = (name: SafetyPart, address: SafetyPart, electronic: SafetyPart): SafetyContact | null => {
    const company = joined(linesOf(name));
    if (company === null) return null;
    return { name: company, address: joined(linesOf(address)), electronicAddress: linesOf(electronic)[0] ?? null };
  };

  const manufacturer = contactOf('manufacturer', 'manufacturerAddress', 'manufacturerContact');
  const responsiblePerson = contactOf('responsiblePerson', 'responsiblePersonAddress', 'responsiblePersonContact');
  const lines = [...new Set(linesOf('warnings'))];
  const warnings = lines.length > 0 ? lines : null;
  return manufacturer || responsiblePerson || warnings ? { manufacturer, responsiblePerson, warnings } : null;
}

function joined(lines: readonly string[]): string | null {
  return lines.length > 0 ? lines.join(', ') : null;
}

function normalized(text: string | null): string {
  return (text ?? '').trim().toLowerCase();
}

/**
 * The parameters of a product that contain its safety information, for an API without other fields for it: identifiers or names,
 * by part. SAFETY_PARAMETERS replaces them.
 */
export const SAFETY_PARAMETERS = {
  manufacturer: ['manufacturer'],
  manufacturerAddress: ['manufacturer-address'],
  manufacturerContact: ['manufacturer-contact'],
  responsiblePerson: ['responsible-person'],
  responsiblePersonAddress: ['responsible-person-address'],
  responsiblePersonContact: ['responsible-person-contact'],
  warnings: ['warnings'],
} satisfies Record<string, readonly string[]>;

export type SafetyPart = keyof typeof SAFETY_PARAMETERS;

import type * as z from 'zod';
import type { safetyContact } from './safetyShapes.ts';

export type SafetyContact = z.output<typeof safetyContact>;

/** The companies that answer for the safety of a product. */
export interface SafetyContacts {
  manufacturer: SafetyContact | null;
  responsiblePerson: SafetyContact | null;
}

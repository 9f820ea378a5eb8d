import * as z from 'zod';
import { settingsSchema as apiSettings } from '../../../../commerce-api/src/platform/config/settings.ts';
import { settingsSchema as registrySettings } from '../../../platform/src/registry/registrySettings.ts';
import { settingsSchema as shellSettings } from '../../../../shell/src/server/settings/settingsSchema.ts';
import { settingsShape } from '../project/settings.ts';
import { stackShape } from '../project/stackSettings.ts';

/** The keys of a setting's `.meta()`, described in docs/settings.md. */
const metaSchema = z.strictObject({
  group: z.string().min(1),
  help: z.string().min(1),
  secret: z.boolean().default(false),
  public: z.string().min(1).optional(),
  shown: z.string().optional(),
  example: z.string().optional(),
  compose: z.union([z.string(), z.literal(false)]).optional(),
});

/** One environment variable, as one of its readers declares it. */
export interface Setting extends z.output<typeof metaSchema> {
  name: string;
  reader: Reader;
  schema: z.ZodType;
  /** The default as text; undefined without one or for a computed one (`shown`). */
  defaultText: string | undefined;
  isRequired: boolean;
}

export type Reader = 'shell' | 'commerce-api' | 'registry' | 'npm start' | 'docker compose';

/** Every setting of the project, in the order of the documents. */
export const settings: readonly Setting[] = [
  ...settingsOf('shell', shellSettings.shape),
  ...settingsOf('commerce-api', apiSettings.shape),
  ...settingsOf('registry', registrySettings.shape),
  ...settingsOf('npm start', settingsShape),
  ...settingsOf('docker compose', stackShape),
];

/** @throws Error that names the variable with a missing or unknown key */
function settingsOf(reader: Reader, shape: Readonly<Record<string, z.ZodType>>): Setting[] {
  return Object.entries(shape).map(([name, schema]) => {
    const meta = metaSchema.safeParse(schema.meta() ?? {});
    if (!meta.success) throw new Error(`${name} of ${reader}: ${z.prettifyError(meta.error)}`);
    const isComputed = meta.data.shown !== undefined;
    const defaultText = isComputed ? undefined : defaultTextOf(name, schema);
    return { ...meta.data, name, reader, schema, defaultText, isRequired: !schema.safeParse(undefined).success };
  });
}

function defaultTextOf(name: string, schema: z.core.$ZodType): string | undefined {
  if (schema instanceof z.ZodPipe) return defaultTextOf(name, schema.in);
  if (!(schema instanceof z.ZodDefault) && !(schema instanceof z.ZodPrefault)) return undefined;
  const value: unknown = schema.def.defaultValue;
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`The default of ${name} cannot be written as text. Use prefault() with the text.`);
}

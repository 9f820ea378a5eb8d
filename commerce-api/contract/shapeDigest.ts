import { createHash } from 'node:crypto';
import { buildSchema } from 'graphql';
import { schemaShape } from './schemaShape.ts';

/** The number and the hash of the items of a schema: equal for schemas with the same items, of which only one is stored. */
export function shapeDigest(sdl: string): { items: number; sha256: string } {
  const shape = schemaShape(buildSchema(sdl));
  return { items: shape.length, sha256: createHash('sha256').update(shape.join('\n')).digest('hex') };
}

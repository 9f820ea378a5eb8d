/**
 * `npm run contract -w commerce-api -- schema.graphql`: lists the differences between a published schema and the copy of the
 * contract, and prints the content of `publishedShape.json` for it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { schemaShape } from '../contract/schemaShape.ts';
import { shapeDigest } from '../contract/shapeDigest.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('The file of the published schema is missing.');
const published = readFileSync(file, 'utf8');
const copy = readFileSync(join(import.meta.dirname, '../contract/merchant-api.graphql'), 'utf8');

const [inPublished, inCopy] = [published, copy].map((sdl) => schemaShape(buildSchema(sdl)));
for (const line of inPublished ?? []) if (!inCopy?.includes(line)) console.log(`missing in the copy: ${line}`);
for (const line of inCopy ?? []) if (!inPublished?.includes(line)) console.log(`only in the copy: ${line}`);
console.log(JSON.stringify(shapeDigest(published), null, 2));

import * as z from 'zod';
import { readSafetyData } from '../../catalog/safety/readSafetyData.ts';
import { countryCode, electronicAddress, line } from '../../model/safetyShapes.ts';
import { defineCommand, type Command } from '../command.ts';
import { findBrand } from '../find/findBrand.ts';
import { flag } from '../values.ts';

const listSafety = defineCommand(
  {
    name: 'product safety',
    reads: 'shop',
    help: `product safety [--missing]

Lists the active products with their manufacturer, responsible person and number of warnings, and what their offers lack:
name, postal and electronic address of the manufacturer, and those of a responsible person if the manufacturer is outside the EU
and EEA (Regulation (EU) 2023/988, article 19). --missing lists the incomplete ones only. brand set-manufacturer sets the
data for a brand, product set for one product.`,
    options: { missing: { type: 'boolean' } },
    input: z.strictObject({ missing: flag }),
  },
  async ({ missing: onlyMissing }, { db }) => {
    const products = await readSafetyData(db);
    return products
      .filter(({ missing }) => !onlyMissing || missing.length > 0)
      .map((product) => ({ ...product, missing: product.missing.join(', ') }));
  },
);

const listBrands = defineCommand(
  {
    name: 'brand list',
    reads: 'shop',
    help: `brand list

Lists the brands with their manufacturer and responsible person.`,
    input: z.strictObject({}),
  },
  (_input, { db }) =>
    db
      .selectFrom('brand')
      .select(['id as brand', 'alias', 'name', 'manufacturer', 'responsible_person as responsiblePerson'])
      .orderBy('id')
      .execute(),
);

const contactOptions = {
  brand: z.coerce.string('is missing').trim().min(1),
  name: line,
  address: line,
  contact: electronicAddress,
  country: z.string('is missing').toUpperCase().pipe(countryCode),
};

/** A command that sets one of the companies that answer for the products of a brand. */
function setCommand(name: string, column: 'manufacturer' | 'responsible_person', effect: string): Command {
  return defineCommand(
    {
      name,
      help: `${name} <id or alias> --name <company> --address <postal address> --contact <email or https://…> --country <SE>

${effect} Product pages show it at once. The address is one line without the country.`,
      positionals: ['brand'],
      options: {
        name: { type: 'string' },
        address: { type: 'string' },
        contact: { type: 'string' },
        country: { type: 'string' },
      },
      input: z.strictObject(contactOptions),
    },
    ({ brand, name: company, address, contact, country }, operator) =>
      operator.change(name, async (tx) => {
        const brandId = await findBrand(tx, brand);
        const value = JSON.stringify({ name: company, address, electronicAddress: contact, country });
        await tx
          .updateTable('brand')
          .set({ [column]: value })
          .where('id', '=', brandId)
          .execute();
        return { summary: { brandId }, changed: { everything: true } };
      }),
  );
}

export const safetyCommands: readonly Command[] = [
  listSafety,
  listBrands,
  setCommand('brand set-manufacturer', 'manufacturer', 'Sets the manufacturer of the products of a brand.'),
  setCommand(
    'brand set-responsible-person',
    'responsible_person',
    'Sets the responsible person in the EU for a manufacturer outside the EU and EEA.',
  ),
];

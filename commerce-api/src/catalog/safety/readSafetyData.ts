import { sql } from 'kysely';
import type { SafetyContact } from '../../model/safetyContacts.ts';
import type { Db, Tx } from '../../platform/db/openDatabase.ts';
import { missingSafetyData } from './missingSafetyData.ts';
import { safetyContactsOf } from './safetyContactsOf.ts';

export interface SafetyData {
  product: number;
  articleNumber: string;
  name: string;
  brand: string;
  /** Names of the companies. */
  manufacturer: string | null;
  responsiblePerson: string | null;
  /** Number of warnings. */
  warnings: number;
  /** Required data that an offer of the product lacks. */
  missing: string[];
}

interface Row extends Pick<SafetyData, 'product' | 'articleNumber' | 'name' | 'brand' | 'warnings'> {
  ownManufacturer: SafetyContact | null;
  ownPerson: SafetyContact | null;
  brandManufacturer: SafetyContact | null;
  brandPerson: SafetyContact | null;
}

/** Reads the safety data of the active products, sorted by id. */
export async function readSafetyData(db: Db | Tx): Promise<SafetyData[]> {
  const { rows } = await sql<Row>`
    select p.id as product, p.article_number as "articleNumber", t.name, b.name as brand,
      p.manufacturer as "ownManufacturer", p.responsible_person as "ownPerson",
      b.manufacturer as "brandManufacturer", b.responsible_person as "brandPerson",
      coalesce(jsonb_array_length(p.warnings), 0) as warnings
    from product p join brand b on b.id = p.brand_id
      join product_text t on t.product_id = p.id and t.language = 'sv'
    where p.active order by p.id
  `.execute(db);
  return rows.map(({ ownManufacturer, ownPerson, brandManufacturer, brandPerson, warnings, ...product }) => {
    const contacts = safetyContactsOf(
      { manufacturer: ownManufacturer, responsiblePerson: ownPerson },
      { manufacturer: brandManufacturer, responsiblePerson: brandPerson },
    );
    return {
      ...product,
      manufacturer: contacts.manufacturer?.name ?? null,
      responsiblePerson: contacts.responsiblePerson?.name ?? null,
      warnings,
      missing: missingSafetyData(contacts),
    };
  });
}

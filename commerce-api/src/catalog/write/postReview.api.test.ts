import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { admin } from '../../../test/adminCli.ts';
import { startApi, type Api } from '../../../test/api.ts';
import { authenticate } from '../../../test/authClient.ts';
import { shopAfter } from '../../../test/shopWith.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function customer(email: string): Promise<Record<string, string>> {
  const { token } = await authenticate(api, 'register', email, 'long-enough');
  return { authorization: `Bearer ${token}` };
}

function post(headers: Record<string, string>, comment = 'Sitter bra.', rating = 5) {
  return api.runOperation(
    `mutation ($rating: Int, $comment: String) {
      postProductReview(alias: "klot-lampa", rating: $rating, comment: $comment, author: "Eva")
    }`,
    { comment, rating },
    headers,
  );
}

const listShape = z.array(z.object({ id: z.int(), comment: z.object({ sv: z.string() }) }));

async function pending(comment: string): Promise<number[]> {
  const { out } = await admin(api, 'reviews', 'list');
  return listShape.parse(JSON.parse(out)).flatMap(({ id, comment: { sv } }) => (sv.startsWith(comment) ? [id] : []));
}

async function published(): Promise<unknown> {
  const { data } = await api.runOperation('{ reviews(alias: "klot-lampa") { reviews { comment rating } } }');
  return z.object({ reviews: z.array(z.unknown()) }).parse(data['reviews']).reviews;
}

test('eight identical reviews at once are one pending review', async () => {
  const headers = await customer('double-click@example.se');

  const results = await Promise.all(Array.from({ length: 8 }, () => post(headers, 'Dubbelklick')));

  expect(results.map(({ data }) => data['postProductReview'])).toEqual(results.map(() => true));
  expect(await pending('Dubbelklick')).toHaveLength(1);
});

test('eight different reviews of a customer at once are one, and those of other customers are their own', async () => {
  const [eva, karin] = [await customer('eva@example.se'), await customer('karin@example.se')];

  const results = await Promise.all([
    post(karin, 'Samtidigt, av Karin'),
    ...Array.from({ length: 8 }, (_each, index) => post(eva, `Samtidigt ${index}`)),
  ]);

  expect(results.map(({ data }) => data['postProductReview'])).toEqual(results.map(() => true));
  expect(await pending('Samtidigt')).toHaveLength(2);
});

test('another review replaces the published one when it is approved in its own right', async () => {
  const headers = await customer('later@example.se');
  await post(headers, 'Jättefin');
  const [first] = await pending('Jättefin');
  await admin(api, 'reviews', 'accept', String(first));
  expect(await published()).toEqual([{ comment: 'Jättefin', rating: 5 }]);

  await post(headers, 'Jättefin');
  expect(await published()).toEqual([{ comment: 'Jättefin', rating: 5 }]);

  await post(headers, 'Jättefin, men gick sönder', 2);
  const outdated = await admin(api, 'reviews', 'accept', String(first));
  expect(outdated).toMatchObject({ code: 1, err: expect.stringContaining(`There is no review ${first}.`) });
  expect(await published()).toEqual([]);

  const [second, ...others] = await pending('Jättefin');
  await admin(api, 'reviews', 'accept', String(second));
  expect(others).toEqual([]);
  expect(await published()).toEqual([{ comment: 'Jättefin, men gick sönder', rating: 2 }]);
});

/** The migrations before customers had one review of a product. */
function migrationsBefore(): string {
  const folder = mkdtempSync(join(tmpdir(), 'commerce-migrations-'));
  cpSync(join(process.cwd(), 'commerce-api/migrations'), folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name >= '0070') rmSync(join(folder, name));
  return folder;
}

test('of the duplicates before the rule, the newest published review is kept, else the newest', async () => {
  const folder = migrationsBefore();
  const { api: other, answer } = await shopAfter({
    body: `
      await migrate(database, ${JSON.stringify(folder)});
      await sql.raw(\`insert into product_family (key) values ('f')\`).execute(db);
      await sql.raw(\`
        insert into category (id, sort_order, alias, name, description, meta_title, meta_description)
          values (1, 1, '{}', '{}', '{}', '{}', '{}');
      \`).execute(db);
      await sql.raw(\`insert into brand (id, alias, name, description) values (1, 'b', 'B', '{}')\`).execute(db);
      await sql.raw(\`
        insert into product (id, article_number, brand_id, primary_category_id, family, vat_class, first_available_on)
          select id, 'P-' || id, 1, 1, 'f', 'standard', '2026-01-01' from unnest(array[1, 2]) id
      \`).execute(db);
      await sql.raw(\`
        insert into review (product_id, customer_id, author, rating, comment, approved, created_at)
        values (1, 7, 'pending, old', 5, '{}', false, '2026-01-01'), (1, 7, 'pending, new', 5, '{}', false, '2026-01-03'),
          (1, 7, 'pending, new, same time', 5, '{}', false, '2026-01-03'), (2, 7, 'other product', 5, '{}', false, '2026-01-01'),
          (1, 8, 'published, old', 5, '{}', true, '2026-01-01'), (1, 8, 'published, new', 5, '{}', true, '2026-01-02'),
          (1, 8, 'pending again', 5, '{}', false, '2026-01-03'), (1, null, 'deleted customer', 5, '{}', true, '2026-01-01'),
          (1, null, 'deleted customer', 5, '{}', true, '2026-01-01')
      \`).execute(db);
      await migrate(database);
      return db.selectFrom('review').select('author').orderBy('id').execute();
    `,
    imports: { migrate: 'platform/db/migrate.ts' },
  });
  await other.stop();
  rmSync(folder, { recursive: true });

  expect(answer).toEqual(
    ['pending, new, same time', 'other product', 'published, new', 'deleted customer', 'deleted customer'].map(
      (author) => ({ author }),
    ),
  );
});

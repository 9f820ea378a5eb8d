import * as z from 'zod';
import { IMAGE_KINDS } from '../../platform/config/imageSizes.ts';
import { defineCommand } from '../command.ts';
import { findProduct } from '../find/findSku.ts';
import { checkedImage, storeImage } from '../images/storeImage.ts';
import { flag } from '../values.ts';

const name = z
  .string('is missing')
  .regex(/^[a-z0-9][a-z0-9-]{0,80}\.(webp|avif|png|jpe?g)$/, 'expected a name like vas-bla.webp: a-z, 0-9 and hyphens');

export const uploadImage = defineCommand(
  {
    name: 'image upload',
    help: `image upload --in <file> --name <vas-bla.webp> [--kind ${IMAGE_KINDS.join('|')}] [--replace]
  [--product <id or article number> --alt-sv <text> --alt-en <text>]

Stores an image for products (default), categories, brands, pages or widgets. It is checked, rotated upright and limited to 4000
pixels; its metadata is removed. With --product it becomes the last image of the product.`,
    options: {
      name: { type: 'string' },
      kind: { type: 'string' },
      replace: { type: 'boolean' },
      product: { type: 'string' },
      'alt-sv': { type: 'string' },
      'alt-en': { type: 'string' },
    },
    files: { in: 'base64' },
    input: z
      .strictObject({
        in: z.base64('is missing'),
        name,
        kind: z.enum(IMAGE_KINDS, `expected one of ${IMAGE_KINDS.join(', ')}`).default('product'),
        replace: flag,
        product: z.coerce.string().min(1).optional(),
        'alt-sv': z.string().trim().min(1).max(300).optional(),
        'alt-en': z.string().trim().min(1).max(300).optional(),
      })
      .refine(
        (input) => input.product === undefined || (input.kind === 'product' && input['alt-sv'] && input['alt-en']),
        '--product needs --kind product, --alt-sv and --alt-en',
      ),
  },
  async (input, operator) => {
    const { name: fileName, kind, replace: replaces } = input;
    const image = await checkedImage(fileName, Buffer.from(input.in, 'base64'));
    return operator.change('image upload', async (tx) => {
      const summary = { kind, fileName, width: image.width, height: image.height, bytes: image.bytes.length };
      const productId = input.product === undefined ? null : await findProduct(tx, input.product);
      if (productId !== null) {
        const last = await tx
          .selectFrom('product_image')
          .select((expression) => expression.fn.max('position').as('position'))
          .where('product_id', '=', productId)
          .executeTakeFirst();
        const alt = JSON.stringify({ sv: input['alt-sv'], en: input['alt-en'] });
        const position = last?.position == null ? 0 : last.position + 1;
        await tx
          .insertInto('product_image')
          .values({ product_id: productId, position, file_name: fileName, alt })
          .execute();
      }
      // Last: a failed transaction leaves no file.
      if (!operator.isDryRun) {
        await storeImage({ uploadDir: operator.config.images.uploadDir, kind, fileName, replaces }, image);
      }
      return { summary: { ...summary, productId }, changed: { productIds: productId === null ? [] : [productId] } };
    });
  },
);

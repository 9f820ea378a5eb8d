import * as z from 'zod';
import { writeCampaigns } from '../../catalog/write/writeCampaigns.ts';
import { campaignsShape } from '../../model/priceShapes.ts';
import { inTransaction } from '../../platform/db/openDatabase.ts';
import { assertKnown } from '../assertKnown.ts';
import { defineCommand, type Command } from '../command.ts';
import { readPrices } from '../export/readPrices.ts';
import { idText } from '../values.ts';

const list = defineCommand(
  {
    name: 'campaign list',
    reads: 'shop',
    help: `campaign list

Lists the campaigns with their dates. With --json in the form that campaign set reads.`,
    input: z.strictObject({}),
  },
  async (_input, { db }) => campaignsShape.parse((await inTransaction(db, readPrices)).campaigns),
);

const set = defineCommand(
  {
    name: 'campaign set',
    help: `campaign set --in <file.json>

Adds the campaigns of a file in the form of campaign list --json, or replaces those with the same id. Others do not change.`,
    files: { in: 'json' },
    input: z.strictObject({ in: campaignsShape }),
  },
  ({ in: campaigns }, operator) =>
    operator.change('campaign set', async (tx) => {
      for (const { id, productIds, categoryIds } of campaigns) {
        await assertKnown(tx, 'product', productIds, `Campaign ${id}`);
        await assertKnown(tx, 'category', categoryIds, `Campaign ${id}`);
      }
      await writeCampaigns(tx, campaigns);
      return { summary: { campaignIds: campaigns.map(({ id }) => id) }, changed: { everything: true } };
    }),
);

const end = defineCommand(
  {
    name: 'campaign end',
    help: `campaign end <id>

Ends a campaign now. Its prices end with it.`,
    positionals: ['id'],
    input: z.strictObject({ id: idText }),
  },
  ({ id }, operator) =>
    operator.change('campaign end', async (tx) => {
      const campaigns = campaignsShape.parse((await readPrices(tx)).campaigns);
      const found = campaigns.find((campaign) => campaign.id === id);
      if (!found) throw new Error(`There is no campaign ${id}.`);
      const now = new Date();
      const isEnded = found.activeTo !== null && new Date(found.activeTo) <= now;
      if (!isEnded) await writeCampaigns(tx, [{ ...found, activeTo: now.toISOString() }], now);
      return { summary: { campaignId: id }, changed: { everything: true }, isUnchanged: isEnded };
    }),
);

export const campaignCommands: readonly Command[] = [list, set, end];

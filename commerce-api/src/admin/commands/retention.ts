import * as z from 'zod';
import { sweep } from '../../retention/sweep.ts';
import { defineCommand } from '../command.ts';

export const runRetention = defineCommand(
  {
    name: 'retention run',
    help: `retention run

Deletes expired personal data now, as the server does every hour.`,
    input: z.strictObject({}),
  },
  async (_input, operator) => {
    if (operator.isDryRun) throw new Error('retention run has no dry run: it deletes in batches.');
    const deleted = await sweep(operator.db, operator.config.retention);
    return operator.change('retention run', async () => ({ summary: { deleted }, changed: { productIds: [] } }));
  },
);

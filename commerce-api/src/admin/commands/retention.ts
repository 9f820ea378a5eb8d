import * as z from 'zod';
import { sweep } from '../../retention/sweep.ts';
import { defineCommand } from '../command.ts';

export const runRetention = defineCommand(
  {
    name: 'retention run',
    help: `retention run

Deletes expired personal data now, in batches, as the server does every hour. It has no dry run.`,
    hasNoDryRun: true,
    input: z.strictObject({}),
  },
  async (_input, operator) => {
    const deleted = await sweep(operator.db, operator.config.retention);
    return operator.change('retention run', async () => ({ summary: { deleted }, changed: { productIds: [] } }));
  },
);

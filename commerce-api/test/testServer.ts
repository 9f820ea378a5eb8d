import * as z from 'zod';
import { FIXED_TIMES } from '../src/platform/config/fixedTimes.ts';
import { startServer } from '../src/startServer.ts';

const shape = z.strictObject({
  databaseHeartbeatMs: z.number(),
  paymentCheckMs: z.number(),
  paymentTimeoutMs: z.number(),
  invitationCheckMs: z.number(),
  mailRetryMs: z.number(),
});

/** The server as in production, but with the times of `withTimes`. */
const times: unknown = JSON.parse(process.env['TEST_TIMES'] ?? '{}');
void startServer(process.env, shape.parse({ ...FIXED_TIMES, ...Object(times) }));

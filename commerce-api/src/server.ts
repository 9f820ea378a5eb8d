import { FIXED_TIMES } from './platform/config/fixedTimes.ts';
import { startServer } from './startServer.ts';

void startServer(process.env, FIXED_TIMES);

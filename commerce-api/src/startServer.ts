import { closeServer } from '@hemvaror/http/closeServer';
import { endConnections } from '@hemvaror/http/endConnections';
import { startOperator } from './admin/endpoint/startOperator.ts';
import { buildApp } from './app.ts';
import { startAvailabilityWatch } from './availability/availabilityWatch.ts';
import { secretsOf } from './auth/secrets.ts';
import { startRepricer } from './catalog/write/repricer.ts';
import { configFrom, type Config } from './platform/config/config.ts';
import type { FixedTimes } from './platform/config/fixedTimes.ts';
import { hasCode } from './model/hasCode.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { reportProgress, sendToParent } from './progress.ts';
import { startServices } from './services.ts';
import { mailSenderFor } from './mail/mailSenderFor.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { watchPool } from './platform/metrics/watchPool.ts';
import { startReviewInvitations } from './review-invitations/reviewInvitations.ts';
import { startPaymentSweeper } from './payments/paymentSweeper.ts';
import { watchAttention } from './payments/watchAttention.ts';
import { startSweeper } from './retention/sweeper.ts';
import { warmUp } from './warmUp.ts';

/**
 * Time for running requests, of which one may wait for a payment provider, and for the mail that is being sent. With the
 * delay, shorter than `stop_grace_period`.
 */
const SHUTDOWN_DEADLINE_MS = 15_000;
/** The process reports itself ready after this time at the latest, because a slow first request is better than none. */
const WARM_UP_TIMEOUT_MS = 60_000;

/** Interval of the check for campaigns that start or end. */
const CAMPAIGN_CHECK_MS = 30_000;

/** Migrates, seeds an empty database, listens and warms up. Ends on SIGTERM or SIGINT after running requests have completed. */
export async function startServer(env: NodeJS.ProcessEnv, times: FixedTimes): Promise<void> {
  try {
    await start(configFrom(env, times));
  } catch (error) {
    fail(error);
  }
}

async function start(config: Config): Promise<void> {
  const secrets = await secretsOf(config);
  reportProgress('opening the database')(0, 1);
  const database = await openDatabase(config, config.databaseLimits);
  const { migrations, seeded, lockedOut } = await database.unlimited((db) =>
    prepareDatabase(db, database.engine, config),
  );
  reportProgress('building the search index')(0, 1);
  const services = await startServices(database, config, secrets);
  const metrics = createMetrics();
  if (database.pool) watchPool(metrics, database.pool);
  watchAttention(metrics);
  let isStopping = false;
  let isWarm = false;
  const state = { isStopping: () => isStopping, isWarm: () => isWarm };
  const app = await buildApp(config, { services, secrets, metrics, ...state });

  services.lists.onFailure((error) => app.log.error({ err: error }, 'list index update failed, retrying'));
  const mailSender = mailSenderFor(config, services, app.log);
  const repricer = startRepricer({ db: database.db, everyMs: CAMPAIGN_CHECK_MS, log: app.log });
  const { catalog } = services;
  const availability = startAvailabilityWatch({
    db: database.db,
    catalog,
    everyMs: CAMPAIGN_CHECK_MS,
    log: app.log,
  });
  const operator = await startOperator({
    config,
    database,
    onChanged: (change) => {
      catalog.changed(change);
      if ('everything' in change) services.content.changed();
    },
  });
  const sweeper = startSweeper({ db: database.db, retention: config.retention, log: app.log });
  const paymentSweeper = startPaymentSweeper({ ...services, everyMs: config.payments.checkMs, log: app.log });
  const reviewInvitations = startReviewInvitations({ db: database.db, config: config.reviews, log: app.log });
  async function stop(): Promise<void> {
    // The mail of an order that is placed meanwhile is sent by another process or after the next start.
    await Promise.all([
      closeServer(app),
      operator.stop(),
      mailSender.stop(),
      repricer.stop(),
      availability.stop(),
      sweeper.stop(),
      paymentSweeper.stop(),
      reviewInvitations.stop(),
    ]);
    await database.close();
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      endConnections(app.server);
      const endsBy = config.shutdownDelayMs + SHUTDOWN_DEADLINE_MS * config.timeFactor;
      setTimeout(() => fail(new Error('The shutdown deadline expired before all requests and jobs ended.')), endsBy);
      setTimeout(() => {
        stop().then(
          () => process.exit(0),
          (error: unknown) => fail(error),
        );
      }, config.shutdownDelayMs);
    });
  }

  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await stop();
    if (hasCode(error, 'EADDRINUSE')) {
      throw new Error(
        `Port ${config.port} is taken. Stop what listens there, or set COMMERCE_API_PORT to another one.`,
        { cause: error },
      );
    }
    throw error;
  }
  if (lockedOut.length > 0) {
    app.log.warn({ customers: lockedOut }, 'accounts share a mailbox or have no valid address, they cannot log in');
  }
  if (migrations.newer.length > 0) {
    app.log.warn(
      { migrations: migrations.newer },
      'database migrated by a later release, running on it without breaking changes',
    );
  }
  mailSender.start();
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : config.port;
  const warmUpMs = await warmUp(app, { services, timeoutMs: WARM_UP_TIMEOUT_MS * config.timeFactor, ...state });
  if (state.isStopping()) return;
  isWarm = true;
  app.log.info(
    { port, engine: database.engine, migrations: migrations.ran.length, seeded, warmUpMs },
    'commerce-api is ready',
  );
  sendToParent({ ready: true, port });
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

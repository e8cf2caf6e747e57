import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('subscriptions', (table) => {
    table.text('id').primary();
    table.text('email').notNullable().unique();
    table.text('status').notNullable();
    table.text('source').notNullable();
    table.text('topics').notNullable();
    table.text('created_at').notNullable();
    table.text('requested_at').notNullable();
    table.text('confirmed_at');
    table.text('left_at');
    table.text('welcomed_at');
    table.index(['created_at', 'id']);
    table.index(['status', 'requested_at']);
  });
  await db.schema.createTable('subscription_tokens', (table) => {
    table.text('hash').primary();
    table.text('purpose').notNullable();
    table.text('subscription_id');
    table.text('consent_id');
    table.text('created_at').notNullable();
    table.text('expires_at').index();
    table.text('used_at');
    table.index(['subscription_id', 'created_at']);
  });
  await db.schema.createTable('subscription_consents', (table) => {
    table.text('id').primary();
    table.text('subscription_id').notNullable();
    table.text('kind').notNullable();
    table.text('topics').notNullable();
    table.text('source').notNullable();
    table.text('page');
    table.text('wording_version').notNullable();
    table.text('wording').notNullable();
    table.text('created_at').notNullable();
    table.text('confirmed_at');
    table.index(['subscription_id', 'created_at']);
  });
  await db.schema.createTable('suppressions', (table) => {
    table.text('address_hash').primary();
    table.text('reason').notNullable();
    table.text('created_at').notNullable();
  });
  await db.schema.createTable('announcements', (table) => {
    table.text('release').notNullable();
    table.text('subscription_id').notNullable().index();
    table.text('created_at').notNullable();
    table.primary(['release', 'subscription_id']);
  });
  await db.schema.alterTable('outbox', (table) => {
    table.text('unsubscribe_url');
    table.index('recipient');
  });
}

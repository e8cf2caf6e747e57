import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('users', (table) => {
    table.text('id').primary();
    table.text('email').notNullable().unique();
    table.text('password_hash').notNullable();
    table.text('confirmed_at');
    table.text('created_at').notNullable().index();
  });
  await db.schema.createTable('user_roles', (table) => {
    table.text('user_id').notNullable().references('users.id').onDelete('cascade');
    table.text('role').notNullable();
    table.text('granted_at').notNullable();
    table.primary(['user_id', 'role']);
  });
  await db.schema.createTable('sessions', (table) => {
    table.text('id').primary();
    table.text('user_id').notNullable().references('users.id').onDelete('cascade').index();
    table.text('created_at').notNullable();
    table.text('expires_at').notNullable().index();
    table.text('ended_at');
  });
  await db.schema.createTable('refresh_tokens', (table) => {
    table.text('hash').primary();
    table.text('session_id').notNullable().references('sessions.id').onDelete('cascade').index();
    table.text('created_at').notNullable();
    table.text('expires_at').notNullable();
    table.text('used_at');
  });
  await db.schema.createTable('email_tokens', (table) => {
    table.text('hash').primary();
    table.text('purpose').notNullable();
    table.text('email').notNullable();
    table.text('password_hash');
    table.text('created_at').notNullable();
    table.text('expires_at').notNullable().index();
    table.index(['email', 'purpose', 'created_at']);
  });
  await db.schema.createTable('login_attempts', (table) => {
    table.text('key').primary();
    table.integer('failures').notNullable();
    table.text('blocked_until').notNullable();
    table.text('expires_at').notNullable().index();
  });
  await db.schema.createTable('audit_log', (table) => {
    table.text('id').primary();
    table.text('created_at').notNullable();
    table.text('actor').notNullable();
    table.text('action').notNullable();
    table.text('subject');
    table.text('outcome').notNullable();
    table.text('details');
    table.index(['created_at', 'id']);
  });
}

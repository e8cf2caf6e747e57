import type { Knex } from 'knex';
import { type Db, isPostgres } from '../connect';

/**
 * Views as short rows of numbers, the words they stand for, and sums of them. The views of the
 * first schema are set aside and counted when the service starts (`adopt-old-views.ts`).
 * `analytics_events` stays, as an SQL view that is made anew from the rest for whoever reads it.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.renameTable('analytics_events', 'analytics_events_1');
  await db.schema.createTable('analytics_terms', (table) => {
    table.increments('id');
    table.text('kind').notNullable();
    table.text('text').notNullable();
    table.integer('since_day').notNullable();
    table.unique(['kind', 'text']);
  });
  await db.schema.createTable('analytics_sessions', (table) => {
    table.increments('id');
    table.binary('session_id').notNullable().unique();
    table.bigInteger('last_event').notNullable();
    table.integer('synthetic').notNullable().defaultTo(0);
  });
  await db.raw(
    'create index analytics_made_up on analytics_sessions (last_event) where synthetic = 1',
  );
  for (const statement of isPostgres(db) ? POSTGRES : SQLITE) await db.raw(statement);
  await db.raw(eventsView(db));
}

const SQLITE = [
  `create table analytics_views (
    id integer primary key, session integer not null, place integer not null, referrer integer,
    agent integer, country integer, duration_ms integer not null, gap_ms integer, next_ms integer)`,
  `create table analytics_view_keys (view_key blob primary key, event integer not null) without rowid`,
  `create table analytics_rollups (
    level integer, dimension integer, start integer, value integer, views integer not null,
    visits integer not null, bounces integer not null, duration_ms integer not null,
    primary key (level, dimension, start, value)) without rowid`,
  `create table analytics_returns (
    level integer, start integer, previous integer, sessions integer not null,
    primary key (level, start, previous)) without rowid`,
];

/** Partitions are made when the first view of a month comes; see `db/analytics/store/partitions.ts`. */
const POSTGRES = [
  `create table analytics_views (
    id bigint primary key, session integer not null, place integer not null, referrer integer,
    agent integer, country integer, duration_ms integer not null, gap_ms bigint, next_ms bigint)
    partition by range (id)`,
  'create table analytics_view_keys (view_key bytea primary key, event bigint not null)',
  `create table analytics_rollups (
    level smallint, dimension smallint, start integer, value integer, views bigint not null,
    visits bigint not null, bounces bigint not null, duration_ms bigint not null,
    primary key (level, dimension, start, value))`,
  `create table analytics_returns (
    level smallint, start integer, previous integer, sessions bigint not null,
    primary key (level, start, previous))`,
];

/** A number of an event holds its time in milliseconds, and 11 bits that count within one. */
function eventsView(db: Db): string {
  const words = isPostgres(db) ? POSTGRES_WORDS : SQLITE_WORDS;
  return `
    create view analytics_events as
    select ${words.id} as id, ${words.session} as session_id, place.text as path,
      referrer.text as referrer, agent.text as user_agent, v.duration_ms,
      ${words.createdAt} as created_at, country.text as country, s.synthetic
    from analytics_views v
    join analytics_sessions s on s.id = v.session
    join analytics_terms place on place.id = v.place
    left join analytics_terms referrer on referrer.id = v.referrer
    left join analytics_terms agent on agent.id = v.agent
    left join analytics_terms country on country.id = v.country`;
}

const SQLITE_WORDS = {
  id: `printf('%08x-%04x-7%03x-8000-000000000000', v.id >> 27, (v.id >> 11) & 65535, v.id & 2047)`,
  session: `lower(printf('%s-%s-%s-%s-%s', hex(substr(s.session_id, 1, 4)),
    hex(substr(s.session_id, 5, 2)), hex(substr(s.session_id, 7, 2)),
    hex(substr(s.session_id, 9, 2)), hex(substr(s.session_id, 11, 6))))`,
  createdAt: `strftime('%Y-%m-%dT%H:%M:%S', (v.id >> 11) / 1000, 'unixepoch')
    || printf('.%03dZ', (v.id >> 11) % 1000)`,
};

const POSTGRES_WORDS = {
  id: `lpad(to_hex(v.id >> 27), 8, '0') || '-' || lpad(to_hex((v.id >> 11) & 65535), 4, '0')
    || '-7' || lpad(to_hex(v.id & 2047), 3, '0') || '-8000-000000000000'`,
  session: `encode(s.session_id, 'hex')::uuid::text`,
  createdAt: `to_char(to_timestamp((v.id >> 11) / 1000) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')
    || '.' || lpad(((v.id >> 11) % 1000)::text, 3, '0') || 'Z'`,
};

import type { Knex } from 'knex';
import { foldText } from '../search-text';

const ROWS = 500;

export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('contact_messages', (table) => {
    table.text('notes').notNullable().defaultTo('');
    table.integer('version').notNullable().defaultTo(1);
    table.text('updated_at');
    table.text('replied_at');
    table.integer('spam_score').notNullable().defaultTo(0);
    table.text('spam_reasons').notNullable().defaultTo('');
    table.text('search_text').notNullable().defaultTo('');
    table.index(['status', 'created_at', 'id']);
  });
  await fillSearchText(db);
  await db.schema.createTable('contact_replies', (table) => {
    table.text('id').primary();
    table
      .text('message_id')
      .notNullable()
      .references('contact_messages.id')
      .onDelete('CASCADE')
      .index();
    table.text('email_id').notNullable();
    table.text('author').notNullable();
    table.text('text').notNullable();
    table.text('created_at').notNullable();
  });
  await db.schema.alterTable('outbox', (table) => {
    table.index(['status', 'created_at', 'id']);
  });
  await db.schema.alterTable('audit_log', (table) => {
    table.index(['subject', 'created_at']);
  });
}

/** Folding is a matter of Unicode, which neither engine does alike, so the rows are read and written back. */
async function fillSearchText(db: Knex): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db('contact_messages').where('id', '>', last).orderBy('id').limit(ROWS);
    for (const { id, reference, name, email, about, message } of rows) {
      const search_text = foldText([reference, name, email, about ?? '', message].join('\n'));
      await db('contact_messages').where({ id }).update({ search_text });
      last = id;
    }
    if (rows.length < ROWS) return;
  }
}

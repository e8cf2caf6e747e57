import { Command } from 'commander';
import type { CliContext } from '../context';
import { example } from '../example';
import { rowLimit } from '../options';
import { inJson } from '../terminal/printable';

/** `questions …`: what the assistant could not answer or was rated for, and drafts of entries that would. */
export function questionsCommand(context: CliContext): Command {
  const questions = new Command('questions')
    .description(
      'see what the assistant could not answer or was rated for, and draft FAQ entries from it',
    )
    .addCommand(listCommand(context), { isDefault: true })
    .addCommand(draftCommand(context));
  return example(questions, 'questions', 'questions draft 4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11');
}

function listCommand({ withDb, print }: CliContext): Command {
  const command = new Command('list')
    .description(
      'list unanswered and rated questions of the last thirty days, those asked last first',
    )
    .option('--search <words>', 'only those that hold every word')
    .option('--limit <number>', 'at most so many', rowLimit, 50)
    .option('--json', 'print the questions as JSON')
    .action(async (options: { search?: string; limit: number; json?: true }) => {
      const { readQuestions } = await import('../../db/assistant/assistant-questions');
      const { search, limit, json } = options;
      const { rows } = await withDb((db) => readQuestions(db, { search }, { limit }));
      if (json)
        return print(
          inJson(
            rows.map(({ fingerprint, ...row }) => row),
            2,
          ),
        );
      for (const { id, last_at, asked, language, confidence, question, ...rated } of rows) {
        const verdicts = `+${rated.helpful} -${rated.unhelpful}`;
        print(
          `${id}  ${last_at}  ${asked}×  ${language}  ${confidence.padEnd(7)}  ${verdicts}  ${question}`,
        );
      }
      if (rows.length === 0) print('There are no such questions.');
    });
  return example(command, 'questions list --search tractors', 'questions list --json');
}

function draftCommand({ withDb, print }: CliContext): Command {
  const command = new Command('draft')
    .description('print an entry for content/faq.yaml, to be answered by a person')
    .argument('<id>', 'as questions list prints it')
    .action(async (id: string) => {
      const { findQuestion } = await import('../../db/assistant/assistant-questions');
      const row = await withDb((db) => findQuestion(db, id));
      if (!row) {
        return command.error(`There is no question ${id}. See npx cli questions.`, { exitCode: 1 });
      }
      const { faqDraft } = await import('../assistant/faq-draft');
      print(faqDraft(row));
    });
  return example(command, 'questions draft 4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11');
}

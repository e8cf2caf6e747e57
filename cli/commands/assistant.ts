import { Command } from 'commander';
import { loadEngine } from '../assistant/load-engine';
import type { CliContext } from '../context';
import { example } from '../example';
import { inJson } from '../terminal/printable';
import { evalCommand } from './assistant-eval';

/** `assistant …`: what the assistant says, and how well it does. */
export function assistantCommand(context: CliContext): Command {
  const assistant = new Command('assistant')
    .description('ask the assistant, grade it, check the texts it answers from')
    .addCommand(askCommand(context))
    .addCommand(evalCommand(context))
    .addCommand(checkCommand(context));
  return example(assistant, 'assistant ask "When does Nyra launch?"', 'assistant eval --min');
}

function askCommand(context: CliContext): Command {
  const command = new Command('ask')
    .description('ask one question and print the answer of the embedded engine')
    .argument('<question>', 'in quotes')
    .option('--before <message...>', 'what the visitor asked before, oldest first')
    .option('--explain', 'say which rule or passage answered, and what else came close')
    .option('--json', 'print the reply as the API gives it')
    .action(
      async (question: string, options: { before?: string[]; explain?: true; json?: true }) => {
        const { engine } = await loadEngine(context);
        const { reply, draft, matches } = engine.answer(
          question,
          options.before ?? [],
          context.now(),
        );
        if (options.json) return context.print(inJson(reply, 2));
        context.print(reply.generatedText);
        for (const { title, url } of reply.citations) context.print(`  ${url}  ${title}`);
        if (reply.action) context.print(`  [${reply.action.label}]`);
        if (!options.explain) return;
        context.print(`${reply.confidence} by ${draft.rule}`);
        for (const { passage, askSimilarity, coverage, score } of matches.slice(0, 5)) {
          const numbers = [score, askSimilarity, coverage]
            .map((share) => share.toFixed(2))
            .join(' ');
          context.print(`  ${numbers}  ${passage.id}`);
        }
      },
    );
  return example(
    command,
    'assistant ask "When does Nyra launch?"',
    'assistant ask "and Kayoba?" --before "When does Nyra launch?" --explain',
  );
}

function checkCommand(context: CliContext): Command {
  const command = new Command('check')
    .description('check the passages: asks, pages, suggestions')
    .option('--json', 'print the findings as JSON')
    .action(async ({ json }: { json?: true }) => {
      const { content, engine } = await loadEngine(context);
      const { checkEngine } = await import('../../services/assistant/engine/check-engine');
      const found = checkEngine(engine, content, context.now());
      if (json) context.print(inJson(found, 2));
      else for (const line of found) context.print(line);
      if (found.length > 0) {
        command.error(
          `The assistant’s texts have faults: ${found.length}. Mend content/asks and content/assistant.`,
          { exitCode: 1 },
        );
      }
      if (!json)
        context.print(
          `The assistant answers from ${engine.passages.length} passages; all are in order.`,
        );
    });
  return example(command, 'assistant check', 'assistant check --json');
}

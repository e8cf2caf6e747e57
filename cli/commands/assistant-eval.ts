import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import type { ClassResult, Result } from '../assistant/evaluate';
import { loadEngine } from '../assistant/load-engine';
import { REACH } from '../assistant/reach';
import type { CliContext } from '../context';
import { example } from '../example';
import { inJson } from '../terminal/printable';

interface Options {
  questions: string;
  min?: Record<string, number> | true;
  failed?: true;
  json?: true;
}

/** `assistant eval`: how well the embedded engine answers a file of questions, class by class. */
export function evalCommand(context: CliContext): Command {
  const command = new Command('eval')
    .description('grade the embedded engine over a file of questions, class by class')
    .option(
      '--questions <file>',
      'the questions',
      path.join(context.root, 'cli/assistant/questions.json'),
    )
    .option(
      '--min [limits]',
      'fail below what should be reached, or below limits of your own',
      minima,
    )
    .option('--failed', 'show the answers that do not pass')
    .option('--json', 'print the results as JSON')
    .action(async ({ questions, min, failed, json }: Options) => {
      const { readQuestions } = await import('../assistant/read-questions');
      const { byClass, evaluate, percentile, RUNS, wrongRefusals } = await import(
        '../assistant/evaluate'
      );
      const { shortfalls } = await import('../assistant/reach');
      const { items } = await readQuestions(questions);
      const { engine } = await loadEngine(context);
      const results = evaluate(engine, items, context.now());
      const classes = byClass(results);
      const refusals = wrongRefusals(results);
      const times = { p50: percentile(results, 0.5), p95: percentile(results, 0.95) };

      if (json) context.print(inJson({ classes, refusals, times }, 2));
      else {
        for (const line of table(classes)) context.print(line);
        context.print(`wrong refusals     ${refusals.toFixed(1)} % of the answerable`);
        context.print(
          `engine             p50 ${times.p50.toFixed(2)} ms, p95 ${times.p95.toFixed(2)} ms (fastest of ${RUNS} runs)`,
        );
        if (failed) for (const line of results.flatMap(failure)) context.print(line);
      }
      if (min === undefined) return;
      const short = shortfalls(classes, refusals, min === true ? REACH : min);
      if (short.length > 0) command.error(`Not reached: ${short.join('; ')}.`, { exitCode: 1 });
    });
  return example(
    command,
    'assistant eval --min',
    'assistant eval --min answerable=92,oblique=60 --failed',
  );
}

function table(classes: readonly ClassResult[]): string[] {
  const cell = (value: number | undefined) =>
    (value === undefined ? '–' : `${value.toFixed(1)} %`).padStart(8);
  return [
    'class              items     pass  route@3    plain',
    ...classes.map(
      ({ name, items, pass, route, plain }) =>
        `${name.padEnd(18)} ${String(items).padStart(5)} ${cell(pass)} ${cell(route)} ${cell(plain)}`,
    ),
  ];
}

function failure({ question, grade, given, rule }: Result): string[] {
  if (grade.pass) return [];
  return [
    `${question.id} (${grade.why}) ${question.question} → [${rule}] ${given.text} ${given.citations.join(' ')}`,
  ];
}

function minima(text: string): Record<string, number> {
  return Object.fromEntries(
    text.split(',').map((part) => {
      const [name = '', value = ''] = part.split('=');
      if (!Object.hasOwn(REACH, name) || !/^\d+(\.\d+)?$/.test(value)) {
        throw new InvalidArgumentError(
          `Write name=percent; the names are ${Object.keys(REACH).join(', ')}`,
        );
      }
      return [name, Number(value)];
    }),
  );
}

import { Command } from 'commander';
import type { CliContext } from '../context';
import { example } from '../example';
import { checkCommand } from './content-check';
import { drawCommand } from './content-draw';
import { newCommand } from './content-new';

/** `content …`: what an editor types. */
export function contentCommand(context: CliContext): Command {
  const content = new Command('content')
    .description('check the content, begin new entries, draw pictures')
    .addCommand(checkCommand(context))
    .addCommand(newCommand(context))
    .addCommand(drawCommand(context));
  return example(content, 'content check', 'content new news night-market');
}

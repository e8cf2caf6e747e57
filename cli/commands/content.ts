import { Command } from 'commander';
import type { CliContext } from '../context';
import { example } from '../example';
import { checkCommand } from './content/check';
import { drawCommand } from './content/draw';
import { newCommand } from './content/new';
import { soundCommand } from './content/sound';

/** `content …`: what an editor types. */
export function contentCommand(context: CliContext): Command {
  const content = new Command('content')
    .description('check the content, begin new entries, draw pictures, play signatures')
    .addCommand(checkCommand(context))
    .addCommand(newCommand(context))
    .addCommand(drawCommand(context))
    .addCommand(soundCommand(context));
  return example(content, 'content check', 'content new news night-market');
}

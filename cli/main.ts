import { createContext } from './context';
import { createProgram } from './program';
import { verdictOn } from './verdict';

const EXIT_BY_SIGNAL = { SIGINT: 130, SIGTERM: 143 } as const;

// Whoever reads our output may stop reading (`… | head`): that is no failure, unlike a full disk below it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(
    `The output cannot be written (${error.code}). Free some room there, or send it elsewhere.\n`,
  );
  process.exit(1);
});

createProgram(createContext(abortOnStop))
  .parseAsync()
  .catch((error: unknown) => {
    const { line, exitCode } = verdictOn(error);
    if (line !== undefined) process.stderr.write(`${line}\n`);
    process.exitCode ??= exitCode;
  });

/** The first signal aborts, so that the command can tidy up; a second one ends it at once. */
function abortOnStop(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.exitCode = EXIT_BY_SIGNAL[signal];
      stopping.abort();
    });
  }
  return stopping.signal;
}

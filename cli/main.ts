import { createContext } from './context';
import { createProgram } from './program';
import { writeInPlace } from './terminal/progress-bar';
import { verdictOn } from './verdict';

const EXIT_BY_SIGNAL = { SIGINT: 130, SIGTERM: 143 } as const;

// Whoever reads our output may stop reading (`… | head`): that is no failure, unlike a full disk below it, and no reason
// to leave what was begun, or how it ends.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(
    `The output cannot be written (${error.code}). Free some room there, or send it elsewhere.\n`,
  );
  process.exit(1);
});
// Nobody is left to be told.
process.stderr.on('error', () => {});

createProgram(createContext(abortOnStop))
  .parseAsync()
  .catch((error: unknown) => {
    const { line, exitCode } = verdictOn(error);
    if (line !== undefined) writeInPlace(process.stderr, line);
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

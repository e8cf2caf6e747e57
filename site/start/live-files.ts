/** The files that bring a page to life. */
export interface LiveFiles {
  /** Gatsby's name for the build; scripts of another build make the page load again. */
  readonly build: string;
  /** The sheet with the styles of all pages; a page itself carries only what it shows. */
  readonly sheet: string;
  /** In the order in which they run. */
  readonly scripts: readonly string[];
}

/** Has the files fetched, with what the browser has left or at once, and not run. */
export function fetchAhead({ sheet, scripts }: LiveFiles, rel: 'preload' | 'prefetch'): void {
  for (const href of [sheet, ...scripts]) {
    const as = href === sheet ? 'style' : 'script';
    document.head.append(Object.assign(document.createElement('link'), { rel, as, href }));
  }
}

/** Runs them: the sheet first, so that nothing React adds is seen without styles. */
export function addFiles(files: LiveFiles, onFault: () => void): void {
  Object.assign(window, {
    pagePath: document.body.dataset.page,
    ___webpackCompilationHash: files.build,
    // Gatsby looks up in it what else to prefetch of a page: nothing
    ___chunkMapping: {},
  });
  fetchAhead(files, 'preload');
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.onload = sheet.onerror = () => addScripts(files, onFault);
  sheet.href = files.sheet;
  const shown = document.querySelector('style[data-shown]');
  if (shown) shown.after(sheet);
  else document.head.append(sheet);
}

function addScripts({ scripts }: LiveFiles, onFault: () => void): void {
  for (const src of scripts) {
    const script = document.createElement('script');
    script.async = false;
    script.onerror = onFault;
    script.src = src;
    document.body.append(script);
  }
}

/** By this sign at the beginning spreadsheets know UTF-8; without it they show Zoë as ZoÃ«. */
const UTF8_MARK = '\ufeff';

/** By then every browser has read what it saves. */
const READ_MS = 60_000;

/** Puts CSV as a file into the reader's own folder of downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([UTF8_MARK, content], { type: content.type }));
  link.download = name;
  link.click();
  // Safari reads it after the press, and has nothing to save where it is gone (WebKit bug 211234)
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
}

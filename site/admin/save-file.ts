/** By this sign at the beginning spreadsheets know UTF-8; without it they show Zoë as ZoÃ«. */
const UTF8_MARK = '\ufeff';

/** Puts CSV as a file into the reader's own folder of downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([UTF8_MARK, content], { type: content.type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The beginning of a text. A sign of two halves, such as an emoji, is not cut in two. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}

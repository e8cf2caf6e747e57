import { escapeHtml } from '../http/answer/escape-html';
import { BUTTON_STYLE, MAIL_STYLE } from './mail-style';

/** Long addresses break, since on a phone they would push the text out of sight. */
const COLUMN =
  "max-width:36em;margin:0 auto;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;word-break:break-word;overflow-wrap:anywhere";

/** A link that stands alone in its line and is to look like a button. */
const BUTTON = /<p><a class="button"( href="[^"]*">[^<]*<\/a>)<\/p>/g;
/**
 * Outlook on Windows pads cells, not links, and knows `mso-padding-alt`, which others do not. The look stands in the
 * link too: where styles are taken out, it is still a button.
 */
const BUTTON_CELL = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:16px 0"><tr>
<td bgcolor="#ffc53d" style="border-radius:2px;mso-padding-alt:12px 20px"><a class="button" style="${BUTTON_STYLE}"$1</td>
</tr></table>`;

/** Invisible and wide: without it inboxes go on after the preheader with the words of the mail. */
const REST_OF_PREHEADER = '&#847;&zwnj;&nbsp;'.repeat(80);

/**
 * The HTML of a mail around its text. What stands between `[if mso]` is for Outlook on Windows, which takes neither
 * the greatest width of an element nor its padding, and sets a list of fonts whose first it lacks in Times.
 * @param body with every value in it escaped, as is the preheader
 */
export function mailPage({
  title,
  preheader,
  body,
}: {
  title: string;
  preheader: string;
  body: string;
}): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
<style>${MAIL_STYLE}
</style>
<!--[if mso]><style>*{font-family:Arial,sans-serif!important}</style><![endif]--></head>
<body><div style="display:none;mso-hide:all">${preheader}${REST_OF_PREHEADER}</div>
<!--[if mso]><table role="presentation" width="624" align="center" cellpadding="24" cellspacing="0" border="0"><tr><td><![endif]-->
<div class="mail" style="${COLUMN}">
${body.replace(BUTTON, BUTTON_CELL)}</div>
<!--[if mso]></td></tr></table><![endif]--></body></html>
`;
}

/** How a link looks that is a button. */
export const BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;border-radius:2px;background:#ffc53d;color:#170f05;font-weight:700;text-decoration:none';

/**
 * How mails look, in the colours of the site, on light and dark screens. What a mail needs to be read at all
 * stands in its elements too (`mail-page`), since some programs take no styles and others no `body`.
 */
export const MAIL_STYLE = `
body{margin:0}
body,.mail{background:#f3f1ea;color:#15110e}
h1{margin:0 0 16px;font-size:24px;line-height:1.25}
a{color:#7a4b00}
.button{${BUTTON_STYLE}}
.small,dt{color:#635849;font-size:14px}
dl,dd{margin:0 0 8px}
hr{margin:24px 0;border:0;border-top:1px solid #7b7062}
blockquote{margin:16px 0;padding-left:16px;border-left:3px solid #ffc53d}
@media (prefers-color-scheme:dark){
body,.mail{background:#0d0b0a;color:#f4eee2}
a{color:#ffc53d}
.button{color:#170f05}
.small,dt{color:#a89b8c}
hr{border-color:#85776a}
}`;

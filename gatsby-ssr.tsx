import type { GatsbySSR } from 'gatsby';
import anybody from './.cache/fonts/anybody-latin.woff2';
import onest from './.cache/fonts/onest-latin.woff2';
import boot from './.cache/site/boot.json';
import desk from './.cache/site/desk.json';
import shared from './.cache/site/shared.json';
import { commonStylesFirst } from './site/build/styles/split-styles';
import { Shell } from './site/components/Shell/Shell';
import { THEME_COLOURS } from './site/styles/theme-colours';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <Shell pathname={props.location.pathname}>{element}</Shell>
);

/** The page that is shown without a network, when no other script can be had. */
const OFFLINE = /^\/offline\/?$/;

export const onRenderBody: GatsbySSR['onRenderBody'] = (body) => {
  body.setHtmlAttributes({ lang: 'en' });
  body.setHeadComponents([
    <script
      key="boot"
      data-fonts={[anybody, onest].join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built from site/start; runs before first paint
      dangerouslySetInnerHTML={{ __html: boot.script }}
    />,
    <script key="shared-script" defer src={shared.script} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    ...(['dark', 'light'] as const).map((theme) => (
      <meta
        key={theme}
        name="theme-color"
        media={`(prefers-color-scheme: ${theme})`}
        content={THEME_COLOURS[theme]}
      />
    )),
    <meta key="scheme" name="color-scheme" content="dark light" />,
  ]);
  if (!OFFLINE.test(body.pathname)) return;
  body.setPostBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: built from site/offline; fills the page's lists
    <script key="desk" data-offline="" dangerouslySetInnerHTML={{ __html: desk.script }} />,
  ]);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (head) =>
  head.replaceHeadComponents(commonStylesFirst(head.getHeadComponents()));

import { useState } from 'react';
import type { ShellData } from '../../shell/shell-data';
import { useIsLive } from '../../use-is-live';
import { Action } from '../Action/Action';
import { Brand } from '../Brand/Brand';
import { ThemeSwitch } from '../DeviceChoice/ThemeSwitch';
import { WeightSwitch } from '../DeviceChoice/WeightSwitch';
import { Icon } from '../Icon/Icon';
import { MotionSwitch } from '../MotionSwitch/MotionSwitch';
import { StripLine } from '../StripLine/StripLine';
import * as styles from './Footer.module.css';
import { FooterSignup } from './FooterSignup';
import * as choices from './Switches.module.css';

/** The end of every page: who this is, four columns of links, the device's choices, the small print. */
export function Footer({ shell }: { shell: ShellData }) {
  // on a phone the four columns are long; those of the HTML are folded by start/keep-choices
  const isLive = useIsLive();
  const [isOpen] = useState(() => !isLive || !matchMedia('(max-width: 900px)').matches);

  return (
    <footer className={styles.footer} data-below="">
      <div className="wrap">
        <div className={styles.columns}>
          <FooterAbout shell={shell} />
          {shell.footer.map(({ title, items }) => (
            <details key={title} className={styles.column} open={isOpen} data-folds="">
              <summary className="label">
                {title}
                <Icon name="caret-down" size={1} />
              </summary>
              <ul>
                {items.map(({ href, title: label, lang }) => (
                  <li key={href}>
                    <Action href={href} lang={lang}>
                      {label}
                    </Action>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
        <div className={styles.tools}>
          <div className={choices.switches}>
            <ThemeSwitch />
            <WeightSwitch />
            <MotionSwitch look="words" />
          </div>
          <ul className={styles.small}>
            {shell.footerSmall.map(({ href, title }) => (
              <li key={href}>
                <Action href={href}>{title}</Action>
              </li>
            ))}
          </ul>
        </div>
        <div className={`display ${styles.wordmark}`} aria-hidden="true">
          <StripLine text={shell.brand.wordmark.join(' ')} size={8}>
            <span data-letters={`${shell.brand.wordmark[0]} `} />
            <span data-letters={shell.brand.wordmark[1].slice(0, 1)} className={styles.forAll} />
            <span data-letters={shell.brand.wordmark[1].slice(1)} />
          </StripLine>
        </div>
        <div className={styles.legal}>
          <p>{shell.copyright}</p>
          <p>{shell.pictureNote}</p>
        </div>
      </div>
    </footer>
  );
}

/** Who this is, the newsletter, how it is made, and where else we are. */
function FooterAbout({ shell }: { shell: ShellData }) {
  return (
    <div className={styles.about}>
      <p className={styles.brand}>
        <Brand wordmark={shell.brand.wordmark} />
      </p>
      <p className="muted">{shell.descriptor}</p>
      <FooterSignup {...shell.signup} />
      <p className="muted">
        {`${shell.disclosure.line} `}
        <Action href={shell.disclosure.link.href} className={styles.inline}>
          {shell.disclosure.link.label}
        </Action>
      </p>
      {shell.social.length > 0 && (
        <ul className={styles.social}>
          {shell.social.map(({ icon, label, href }) => (
            <li key={icon}>
              <Action href={href} aria-label={label}>
                <Icon name={icon} size={1.5} />
              </Action>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

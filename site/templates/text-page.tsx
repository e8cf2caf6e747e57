import type { PageProps } from 'gatsby';
import { Action } from '../components/Action/Action';
import { Icon } from '../components/Icon/Icon';
import { StripTitle } from '../components/StripTitle/StripTitle';
import { TextBody } from '../components/TextBody/TextBody';
import type { TextPageContext } from '../pages/text-pages';
import * as styles from './text-page.module.css';

/** Legal pages, help and statements: a title in the text's own column, the text, what to do next. */
export default function TextPage({ pageContext }: PageProps<object, TextPageContext>) {
  const { title, lead, version, action, closing } = pageContext;
  return (
    <TextBody
      {...pageContext}
      head={
        <header className={styles.head}>
          <h1 className="display">
            <StripTitle size={{ wide: 14, narrow: 17 }} longest={{ wide: 13, narrow: 12 }}>
              {title}
            </StripTitle>
          </h1>
          {version.length > 0 && (
            <p className={styles.version}>
              {version.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
          )}
          <p className="lead">{lead}</p>
          {action && (
            <Action href={action.href} look="default" size="lg">
              {action.label}
              <Icon name="arrow-right" />
            </Action>
          )}
        </header>
      }
    >
      {closing && (
        <div className={styles.closing}>
          {closing.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <div className={styles.links}>
            {closing.links.map(({ label, href }) => (
              <Action key={href} href={href} look="outline">
                {label}
              </Action>
            ))}
          </div>
        </div>
      )}
    </TextBody>
  );
}

export { Head } from '../components/Seo/Seo';

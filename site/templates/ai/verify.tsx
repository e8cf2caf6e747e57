import type { PageProps } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { BackLink } from '../../components/BackLink/BackLink';
import { Prose } from '../../components/Prose/Prose';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { StripTitle } from '../../components/StripTitle/StripTitle';
import { VerifyFile } from '../../components/VerifyFile/VerifyFile';
import { fillPhrase } from '../../fill-phrase';
import type { VerifyContext } from '../../pages/ai/verify';
import { shell } from '../../shell/shell';
import * as styles from './verify.module.css';

/** `/ai/verify`: checks a file here or by command line, and says what that proves. */
export default function Verify({ pageContext }: PageProps<object, VerifyContext>) {
  const { back, title, lead, tool, commands, limits, files } = pageContext;
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <BackLink back={back} />
        <h1 className="display">
          <StripTitle>{title}</StripTitle>
        </h1>
        <p className="lead">{lead}</p>
        <VerifyFile texts={tool} />
      </div>
      <section className="section raised">
        <div className="wrap">
          <SectionHead title={commands.heading} lead={commands.text} size="medium" />
          <ol className={styles.steps}>
            {commands.steps.map(({ text, lines }) => (
              <li key={text}>
                <p>{text}</p>
                {/* long lines scroll, and what scrolls must be reached by keyboard */}
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
                <pre tabIndex={0}>
                  <code>
                    {lines.map((line) => fillPhrase(line, { origin: shell.siteUrl })).join('\n')}
                  </code>
                </pre>
              </li>
            ))}
          </ol>
          <h3 className="label">{files.heading}</h3>
          <ul className={styles.files}>
            {files.links.map(({ label, href }) => (
              <li key={href}>
                <Action href={href} look="link">
                  {label}
                </Action>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="wrap section">
        <SectionHead title={limits.heading} size="medium" />
        <Prose html={limits.html} />
      </section>
    </>
  );
}

export { Head } from '../../components/Seo/Seo';

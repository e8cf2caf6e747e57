import type { PageProps } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { PageHead } from '../../components/PageHead/PageHead';
import { Picture } from '../../components/Picture/Picture';
import type { CommunityContext } from '../../pages/join/join';
import * as styles from './community.module.css';

/** `/join/community`: what there is to do, and the house rules. */
export default function JoinCommunity({ pageContext }: PageProps<object, CommunityContext>) {
  const { title, lead, sections, rules, links, artistId, picture } = pageContext;
  return (
    <div data-artist={artistId}>
      <PageHead title={title} lead={lead} />
      <div className={styles.art}>
        <Picture picture={picture} sizes="100vw" priority alt="" />
      </div>
      <div className="selvedge" />
      <div className={`wrap section ${styles.things}`}>
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="display">{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <section className={`ink ${styles.rules}`}>
        <div className={`wrap ${styles.columns}`}>
          <h2 className="display">{rules.heading}</h2>
          <ol>
            {rules.items.map((rule, index) => (
              <li key={rule}>
                <span className="display" aria-hidden="true">
                  {index + 1}
                </span>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by editors, rendered with raw HTML off */}
                <p dangerouslySetInnerHTML={{ __html: rule }} />
              </li>
            ))}
          </ol>
          <div className={styles.links}>
            {links.map(({ label, href }, index) => (
              <Action key={href} href={href} look={index ? 'outline' : 'default'} size="lg">
                {label}
              </Action>
            ))}
          </div>
        </div>
      </section>
    </div>
  );
}

export { Head } from '../../components/Seo/Seo';

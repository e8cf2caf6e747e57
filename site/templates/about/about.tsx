import type { PageProps } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { Collaborate } from '../../components/Collaborate/Collaborate';
import { Icon } from '../../components/Icon/Icon';
import { PageHead } from '../../components/PageHead/PageHead';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { TeamCards } from '../../components/TeamCards/TeamCards';
import { WeavingSteps } from '../../components/WeavingSteps/WeavingSteps';
import { WordRows } from '../../components/WordRows/WordRows';
import type { AboutContext } from '../../pages/about/about';
import * as styles from './about.module.css';

/** `/about`: vision, how it works, the teams, and how to work together. */
export default function About({ pageContext }: PageProps<object, AboutContext>) {
  const { title, lead, vision, how, team, collaborate } = pageContext;
  const more = (link: { label: string; href: string }) => (
    <Action href={link.href} look="link">
      {link.label}
      <Icon name="arrow-right" />
    </Action>
  );
  return (
    <>
      <PageHead title={title} lead={lead} />
      <section className={`wrap ${styles.vision}`}>
        <div className={styles.line}>
          <h2 className="label">{vision.heading}</h2>
          {more(vision.link)}
        </div>
        <WordRows rows={vision.rows} />
      </section>
      <section className="section raised">
        <div className="wrap">
          <SectionHead title={how.heading}>{more(how.link)}</SectionHead>
          <WeavingSteps steps={how.steps} {...how.art} />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHead title={team.heading}>{more(team.link)}</SectionHead>
          <TeamCards cards={team.cards} />
        </div>
      </section>
      <Collaborate call={collaborate} />
    </>
  );
}

export { Head } from '../../components/Seo/Seo';

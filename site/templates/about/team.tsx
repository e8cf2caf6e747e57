import type { PageProps } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { Icon } from '../../components/Icon/Icon';
import { PageHead } from '../../components/PageHead/PageHead';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { TeamCards } from '../../components/TeamCards/TeamCards';
import type { TeamContext } from '../../pages/about/about-sections';
import * as styles from './team.module.css';

/** `/about/team`: three teams, and the positions that are open. */
export default function AboutTeam({ pageContext }: PageProps<object, TeamContext>) {
  const { title, lead, cards, positions, noPeople } = pageContext;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={`wrap ${styles.teams}`}>
        <TeamCards cards={cards} level={2} />
        <p className="caption">{noPeople}</p>
      </div>
      <section className="section raised">
        <div className="wrap">
          <SectionHead title={positions.heading} lead={positions.lead} />
          {positions.items.length > 0 && (
            <ul className={styles.positions}>
              {positions.items.map(({ id, title: name, text, link }) => (
                <li key={id} id={id}>
                  <h3>{name}</h3>
                  <p className="muted">{text}</p>
                  <Action href={link.href} look="outline" aria-label={`${link.label}: ${name}`}>
                    {link.label}
                    <Icon name="arrow-right" />
                  </Action>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    </>
  );
}

export { Head } from '../../components/Seo/Seo';

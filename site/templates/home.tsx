import type { HeadProps, PageProps } from 'gatsby';
import { Action } from '../components/Action/Action';
import { ArtistCard } from '../components/ArtistCard/ArtistCard';
import { HappeningRow } from '../components/HappeningRow/HappeningRow';
import { HeroStrips } from '../components/HeroStrips/HeroStrips';
import { HubChooser } from '../components/HubChooser/HubChooser';
import { Icon } from '../components/Icon/Icon';
import { InfoDialog } from '../components/InfoDialog/InfoDialog';
import { SectionHead } from '../components/SectionHead/SectionHead';
import { Seo } from '../components/Seo/Seo';
import { Staircase } from '../components/Staircase/Staircase';
import { StoryRow } from '../components/StoryRow/StoryRow';
import { StripLine } from '../components/StripLine/StripLine';
import type { HomeContext } from '../pages/home';
import * as styles from './home.module.css';

/** `/`: the tagline cut in two by five faces, the two hubs, how it is done, who, what is new. */
export default function Home({ pageContext }: PageProps<object, HomeContext>) {
  const { hero, hubs, bridging, machine, artists, news, events, join, labels } = pageContext;
  return (
    <>
      <section>
        <div className="wrap">
          <h1 className={`display ${styles.line1}`}>
            <span className="visually-hidden">
              {hero.line1} {hero.line2}
            </span>
            <span aria-hidden="true">
              <StripLine text={hero.line1} size={9.3} only="wide" />
              {hero.line1.split(' ').map((word) => (
                <StripLine key={word} text={word} size={16.5} only="narrow" />
              ))}
            </span>
          </h1>
        </div>
        <HeroStrips strips={hero.strips} />
        <div className="wrap">
          <div className="display" aria-hidden="true">
            <StripLine text={hero.line2} size={10} />
          </div>
          <div className={styles.under}>
            <div className={styles.actions}>
              {hero.actions.map(({ label, href }, index) => (
                <Action
                  key={label}
                  href={href}
                  look={index === 0 ? 'default' : 'outline'}
                  size="lg"
                >
                  {label}
                </Action>
              ))}
            </div>
            <div>
              <Action href={hero.badge.href} className={styles.badge}>
                <Icon name="sparkle" />
                {hero.badge.label}
                <Icon name="arrow-right" />
              </Action>
              <p className={`lead ${styles.forGlobal}`}>{hero.lead.global}</p>
              <p className={`lead ${styles.forAfrica}`}>{hero.lead.africa}</p>
            </div>
          </div>
        </div>
      </section>

      <section className="section">
        <div className="wrap">
          <SectionHead title={hubs.heading} lead={hubs.lead} />
          <HubChooser options={hubs.options} selected={labels.selected} />
        </div>
      </section>

      <section className="section">
        <div className="wrap">
          <SectionHead title={bridging.heading} stretch={100}>
            <Action href={bridging.link.href} look="link">
              {bridging.link.label}
              <Icon name="arrow-right" />
            </Action>
          </SectionHead>
          <Staircase cards={bridging.cards} done={labels.gotIt} close={labels.close} />
        </div>
      </section>

      <section className="section raised">
        <div className="wrap">
          <h2 className={`display ${styles.machine}`}>
            <span className="visually-hidden">{machine.heading}</span>
            <span aria-hidden="true">
              {machine.headingLines.map((line, index) => (
                <StripLine key={line} text={line} size={index === 0 ? 13.5 : 6.6} />
              ))}
            </span>
          </h2>
          <ol className={styles.steps}>
            {machine.steps.map(({ title, text }, index) => (
              <li key={title}>
                <span className={`display ${styles.number}`} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className="display">{title}</h3>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ol>
          <div className={styles.promises}>
            {machine.cards.map((card) => (
              <InfoDialog
                key={card.id}
                id={card.id}
                title={card.title}
                parts={card.parts}
                done={labels.gotIt}
                close={labels.close}
                footer={
                  card.link && (
                    <Action href={card.link.href} look="link">
                      {card.link.label}
                    </Action>
                  )
                }
                {...(card.picture && { picture: card.picture })}
              >
                <Icon name={card.icon} />
                <span>
                  <b>{card.title}</b>
                  <small>{card.teaser}</small>
                </span>
                <Icon name="plus" />
              </InfoDialog>
            ))}
          </div>
          <Action href={machine.link.href} look="link">
            {machine.link.label}
            <Icon name="arrow-right" />
          </Action>
        </div>
      </section>

      <section className="section">
        <div className="wrap">
          <SectionHead title={artists.heading}>
            {artists.action && (
              <Action href={artists.action.href} look="outline">
                <Icon name="bell" />
                {artists.action.label}
              </Action>
            )}
          </SectionHead>
          <div className={styles.cards}>
            {artists.cards.map((artist) => (
              <ArtistCard key={artist.id} artist={artist} sizes="(max-width: 900px) 78vw, 40vw" />
            ))}
          </div>
        </div>
      </section>

      <section className={`section ${styles.latest}`}>
        <div className={`wrap ${styles.two}`}>
          <div>
            <SectionHead title={news.heading} size="medium" stretch={100}>
              <Action href={news.link.href} look="link">
                {news.link.label}
                <Icon name="arrow-right" />
              </Action>
            </SectionHead>
            {news.stories.map((story) => (
              <StoryRow key={story.href} story={story} />
            ))}
          </div>
          <div>
            <SectionHead title={events.heading} size="medium" stretch={100} />
            {events.none && <p className={styles.none}>{events.none}</p>}
            {events.happenings.map((happening) => (
              <HappeningRow key={happening.id} happening={happening} builtAt={events.builtAt} />
            ))}
          </div>
        </div>
      </section>

      <section className={styles.join}>
        <div className={`selvedge ${styles.edge}`} />
        <div className="wrap">
          <h2 className="display">
            <span className="visually-hidden">{join.slogan}</span>
            <span aria-hidden="true">
              {join.lines.map((line) => (
                <StripLine key={line} text={line} size={8} only="wide" />
              ))}
              {join.narrowLines.map((line) => (
                <StripLine key={line} text={line} size={15} only="narrow" />
              ))}
            </span>
          </h2>
          <div className={styles.joinRow}>
            <p>{join.lead}</p>
            <div className={styles.joinActions}>
              {join.actions.map(({ label, href }) => (
                <Action key={label} href={href} className={styles.joinAction}>
                  {label}
                </Action>
              ))}
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

export const Head = ({ pageContext, location }: HeadProps<object, HomeContext>) => (
  <Seo seo={pageContext.seo} path={location.pathname} />
);

import type { PageProps } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { CatalogueBand } from '../../components/CatalogueBand/CatalogueBand';
import { Icon } from '../../components/Icon/Icon';
import { PlayLatest } from '../../components/PlayLatest/PlayLatest';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { StripTitle } from '../../components/StripTitle/StripTitle';
import { TempoList } from '../../components/TempoList/TempoList';
import { Threads } from '../../components/Threads/Threads';
import { TrailerPoster } from '../../components/TrailerPoster/TrailerPoster';
import type { ListenContext } from '../../pages/listen/listen';
import * as styles from './listen.module.css';

/** `/listen`: the prompt to pick a section over five threads, and what each section holds. */
export default function Listen({ pageContext }: PageProps<object, ListenContext>) {
  const { title, lead, threads, prompt, sections, mix, band, trailers } = pageContext;
  const tracks = mix.rows.flatMap(({ track }) => track ?? []);
  return (
    <>
      <section className={styles.head}>
        <div className="wrap">
          <h1 className="display">
            <StripTitle>{title}</StripTitle>
          </h1>
          <p className="lead">{lead}</p>
        </div>
        <Threads artists={threads} />
        <div className="wrap">
          <p className={styles.prompt}>{prompt}</p>
          <nav className={styles.jump} aria-label={prompt}>
            {sections.map((section) => (
              <Action key={section.href} href={section.href}>
                <span>
                  <b className="display">{section.title}</b>
                  <small>{section.text}</small>
                </span>
                <Icon name="arrow-right" />
              </Action>
            ))}
          </nav>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHead title={mix.heading} lead={mix.lead}>
            <PlayLatest tracks={tracks} label={mix.play.label} look="default" />
          </SectionHead>
          <p className={`caption ${styles.note}`}>{mix.play.note}</p>
          <TempoList rows={mix.rows} unit={mix.unit} heading="h3" />
          {mix.all && (
            <p className={styles.all}>
              <Action href={mix.all.href} look="link">
                {mix.all.label}
                <Icon name="arrow-right" />
              </Action>
            </p>
          )}
        </div>
      </section>
      {band && <CatalogueBand band={band} />}
      <section className={styles.trailers}>
        <div className="wrap">
          <SectionHead title={trailers.heading} lead={trailers.lead} />
        </div>
        <TrailerPoster faces={trailers.faces}>
          <Action href={trailers.link.href} className={styles.go}>
            <span className={styles.square}>
              <Icon name="arrow-right" size={1.75} />
            </span>
            <span>
              <b>{trailers.link.label}</b>
              <small>{trailers.link.text}</small>
            </span>
          </Action>
        </TrailerPoster>
      </section>
    </>
  );
}

export { Head } from '../../components/Seo/Seo';

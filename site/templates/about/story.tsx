import type { PageProps } from 'gatsby';
import { Collaborate } from '../../components/Collaborate/Collaborate';
import { Lattice } from '../../components/Lattice/Lattice';
import { Prose } from '../../components/Prose/Prose';
import { StripLine } from '../../components/StripLine/StripLine';
import { stripLines } from '../../components/StripTitle/strip-lines';
import type { StoryPageContext } from '../../pages/about/about-sections';
import * as styles from './story.module.css';

/** `/about/story`: the sentence over the door, the woven field, the argument. */
export default function AboutStory({ pageContext }: PageProps<object, StoryPageContext>) {
  const { title, lead, mission, movements, lattice, parts, collaborate } = pageContext;
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <h1 className="label">{title}</h1>
        <p className={`display ${styles.mission}`}>
          <span className="visually-hidden">{mission}</span>
          <span aria-hidden="true">
            <MissionLines text={mission} longest={26} size={9} only="wide" />
            <MissionLines text={mission} longest={14} size={16} only="narrow" />
          </span>
        </p>
      </div>
      <Lattice {...lattice} />
      <div className={`wrap ${styles.under}`}>
        <p className="lead">{lead}</p>
        <p className="lead">{movements}.</p>
      </div>
      <div className={`wrap ${styles.parts}`}>
        {parts.map(({ id, heading, html }) => (
          <section key={id} id={id}>
            <h2 className="display">{heading}</h2>
            <div className={styles.words}>
              <Prose html={html} />
            </div>
          </section>
        ))}
      </div>
      <Collaborate call={collaborate} />
    </>
  );
}

interface MissionLinesProps {
  text: string;
  longest: number;
  size: number;
  only: 'wide' | 'narrow';
}

/** The sentence in strips; its second half in the brand's colour. */
function MissionLines({ text, longest, size, only }: MissionLinesProps) {
  return stripLines(text, longest).map((line, index, { length }) => (
    <span key={line} className={index * 2 >= length ? styles.accent : undefined}>
      <StripLine text={line} size={size} only={only} />
    </span>
  ));
}

export { Head } from '../../components/Seo/Seo';

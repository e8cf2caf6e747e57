import type { PageProps } from 'gatsby';
import { StripTitle } from '../../components/StripTitle/StripTitle';
import { TempoList } from '../../components/TempoList/TempoList';
import type { RosterContext } from '../../pages/artists/roster';
import * as styles from './roster.module.css';

/** `/artists/global`: the roster from slow to fast, each range on one scale. */
export default function Roster({ pageContext }: PageProps<object, RosterContext>) {
  const { title, lead, unit, rows } = pageContext;
  return (
    <section className={`wrap ${styles.page}`}>
      <h1 className="display">
        <StripTitle>{title}</StripTitle>
      </h1>
      <p className="lead">{lead}</p>
      <TempoList rows={rows} unit={unit} heading="h2" look="large" />
    </section>
  );
}

export { Head } from '../../components/Seo/Seo';

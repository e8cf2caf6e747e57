import type { PageProps } from 'gatsby';
import { PageHead } from '../../components/PageHead/PageHead';
import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';
import { WeavingSteps } from '../../components/WeavingSteps/WeavingSteps';
import type { ProcessContext } from '../../pages/about/about-sections';
import * as styles from './process.module.css';

/** `/about/process`: three steps under a portrait being woven, and where the patterns come from. */
export default function AboutProcess({ pageContext }: PageProps<object, ProcessContext>) {
  const { title, lead, steps, art, pictures, cloths } = pageContext;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={`wrap ${styles.steps}`}>
        <WeavingSteps steps={steps} {...art} level={2} />
      </div>
      {pictures.map(({ id, heading, html }) => (
        <section key={id} id={id} className="raised">
          <div className={styles.cloths} aria-hidden="true">
            {cloths.map(({ artistId, picture }) => (
              <div key={artistId} data-artist={artistId}>
                <Picture picture={picture} sizes="20vw" alt="" />
              </div>
            ))}
          </div>
          <div className={`wrap section ${styles.pictures}`}>
            <h2 className="display">{heading}</h2>
            <div className={styles.words}>
              <Prose html={html} />
            </div>
          </div>
        </section>
      ))}
    </>
  );
}

export { Head } from '../../components/Seo/Seo';

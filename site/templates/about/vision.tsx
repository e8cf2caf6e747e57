import type { PageProps } from 'gatsby';
import { PageHead } from '../../components/PageHead/PageHead';
import { WordRows } from '../../components/WordRows/WordRows';
import type { VisionContext } from '../../pages/about/about-sections';
import * as styles from './vision.module.css';

/** `/about/vision`: three words at full size, and what they rule out. */
export default function AboutVision({ pageContext }: PageProps<object, VisionContext>) {
  const { title, lead, rows, limits } = pageContext;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={`wrap ${styles.rows}`}>
        <WordRows rows={rows} level={2} />
      </div>
      {limits.map(({ id, heading, items }) => (
        <section key={id} id={id} className="section raised">
          <div className={`wrap ${styles.limits}`}>
            <h2 className="display">{heading}</h2>
            <ol>
              {items.map((item, index) => (
                <li key={item}>
                  <span className="display" aria-hidden="true">
                    {index + 1}
                  </span>
                  {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by editors, rendered with raw HTML off */}
                  <p dangerouslySetInnerHTML={{ __html: item }} />
                </li>
              ))}
            </ol>
          </div>
        </section>
      ))}
    </>
  );
}

export { Head } from '../../components/Seo/Seo';

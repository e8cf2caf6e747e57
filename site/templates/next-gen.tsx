import type { PageProps } from 'gatsby';
import { Action } from '../components/Action/Action';
import { Icon } from '../components/Icon/Icon';
import { NextGenPanel } from '../components/NextGenPanel/NextGenPanel';
import { Picture } from '../components/Picture/Picture';
import { PHONE_WIDE } from '../components/Picture/picture';
import { StripTabs } from '../components/StripTabs/StripTabs';
import { StripTitle } from '../components/StripTitle/StripTitle';
import type { NextGenContext } from '../pages/next-gen';
import * as styles from './next-gen.module.css';

/** `/next-gen`: four strips, one of them open, and where they lead. */
export default function NextGen({ pageContext }: PageProps<object, NextGenContext>) {
  const { title, lead, tabs, ends } = pageContext;
  return (
    <>
      <section className={`wrap ${styles.head}`}>
        <h1 className="display">
          <StripTitle longest={{ wide: 30, narrow: 16 }}>{title}</StripTitle>
        </h1>
        <p className="lead">{lead}</p>
      </section>
      <StripTabs
        label={title}
        tabs={tabs.map((tab) => ({
          id: tab.id,
          title: tab.title,
          artistId: tab.artistId,
          cloth: tab.cloth,
          panel: <NextGenPanel tab={tab} />,
        }))}
      />
      <section className={styles.ends}>
        {ends.map(({ label, href, artistId, picture, portrait }) => (
          <Action
            key={href}
            href={href}
            className={picture ? `ink ${styles.art}` : styles.plain}
            data-artist={artistId}
          >
            {picture && portrait && (
              <Picture
                picture={picture}
                sizes="64vw"
                narrow={{ picture: portrait, sizes: PHONE_WIDE }}
                alt=""
              />
            )}
            <b className="display">
              {picture ? (
                label
              ) : (
                <StripTitle size={{ wide: 22, narrow: 17 }} longest={{ wide: 9, narrow: 9 }}>
                  {label}
                </StripTitle>
              )}
            </b>
            <Icon name="arrow-right" size={2} />
          </Action>
        ))}
      </section>
    </>
  );
}

export { Head } from '../components/Seo/Seo';

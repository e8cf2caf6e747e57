import type { PageProps } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';
import { StripTitle } from '../../components/StripTitle/StripTitle';
import type { DiscordContext } from '../../pages/join/join';
import * as styles from './discord.module.css';

/** `/join/discord`: what the rooms are for, and the invite while there is one. */
export default function JoinDiscord({ pageContext }: PageProps<object, DiscordContext>) {
  const { title, lead, html, artistId, picture, invite, noInvite } = pageContext;
  return (
    <div className={`ink ${styles.page}`} data-artist={artistId}>
      <div className={styles.art}>
        <Picture picture={picture} sizes="100vw" priority alt="" />
      </div>
      <div className={`wrap ${styles.head}`}>
        <h1 className="display">
          <StripTitle longest={{ wide: 20, narrow: 12 }}>{title}</StripTitle>
        </h1>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <p className="lead">{lead}</p>
          <Prose html={html} />
        </div>
        <div className={styles.door}>
          {invite ? (
            <Action href={invite.href} look="default" size="lg">
              {invite.label}
              <Icon name="arrow-up-right" />
            </Action>
          ) : (
            <>
              <Icon name="discord" size={3.6} />
              <h2>{noInvite.title}</h2>
              <p className="muted">{noInvite.text}</p>
              <Action href={noInvite.link.href} look="default">
                {noInvite.link.label}
              </Action>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

export { Head } from '../../components/Seo/Seo';

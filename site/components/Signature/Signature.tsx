import { useEffect, useState } from 'react';
import { fillPhrase } from '../../fill-phrase';
import { isRunning } from '../../player/engine';
import { loadedBy, preparing } from '../../player/play-button';
import { canCompose, closePlayer, playQueue } from '../../player/store';
import { type Item, type Track, takeAfter, takeIn } from '../../player/track';
import { usePlayer } from '../../player/use-player';
import { shell } from '../../shell/shell';
import { withNames } from '../../shell/with-names';
import { useIsLive } from '../../use-is-live';
import { actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import type { PictureData } from '../Picture/picture';
import { ShareButton, type ShareTexts } from '../ShareButton/ShareButton';
import { StripTitle } from '../StripTitle/StripTitle';
import * as styles from './Signature.module.css';
import { SignatureCloth } from './SignatureCloth';

/** What the part “Hear the signature” shows. */
export interface SignatureData {
  track: Track;
  /** The artist's cloth, which moves with the beat. */
  cloth: PictureData;
  share: ShareTexts;
}

/** An artist's signature: play it, stop it, hear another take, share that take. Without script, the recording. */
export function Signature({ signature: { track, cloth, share } }: { signature: SignatureData }) {
  const isLive = useIsLive();
  const { phase, queue, index } = usePlayer();
  const [take, setTake] = useState(0);
  const words = shell.player;
  const current = queue[index];
  const isMine = current?.track.artistId === track.artistId && current.take === take;

  // a browser that cannot compose has the recording, and that is of the signature
  useEffect(() => setTake(canCompose() ? takeIn(window.location.search) : 0), []);

  function another() {
    const next = takeAfter(take);
    setTake(next);
    window.history.replaceState(window.history.state, '', `?take=${next}`);
    playQueue([{ track, take: next }]);
  }

  return (
    <section id="signature" className={`ink ${styles.signature}`}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 className="display">
            <StripTitle size={{ wide: 17, narrow: 17 }} longest={{ wide: 10, narrow: 10 }}>
              {words.heading}
            </StripTitle>
          </h2>
          <p className="lead">{withNames(fillPhrase(words.label, { artist: track.artist }))}</p>
          <div className={styles.controls}>
            {isLive ? (
              <div className={styles.actions}>
                <PlayButton track={track} take={take} isOn={isMine && isRunning(phase)} />
                {canCompose() && (
                  <button
                    type="button"
                    className={actionClass('outline')}
                    {...preparing({ track, take: takeAfter(take) })}
                    onClick={another}
                  >
                    <Icon name="shuffle" />
                    {words.anotherTake}
                  </button>
                )}
                <ShareButton
                  title={track.title}
                  of={track.title}
                  texts={{ ...share, label: words.share }}
                  size="md"
                  place={`${take > 0 ? `?take=${take}` : ''}#signature`}
                />
              </div>
            ) : (
              // biome-ignore lint/a11y/useMediaCaption: there are no words in it
              <audio className={styles.audio} controls preload="none" src={track.recording.href} />
            )}
          </div>
        </div>
        <SignatureCloth
          track={track}
          take={take}
          cloth={cloth}
          isMoving={isMine && phase === 'playing'}
        />
      </div>
    </section>
  );
}

/** Plays the take, and stops it where `isOn` says that it sounds or is about to. */
function PlayButton({ track, take, isOn }: Item & { isOn: boolean }) {
  const words = shell.player;
  return (
    <button
      type="button"
      className={actionClass()}
      {...preparing({ track, take })}
      onClick={() => (isOn ? closePlayer() : playQueue([{ track, take }]))}
    >
      <Icon name={isOn ? 'stop' : 'play'} />
      {isOn ? words.stop : words.play}
      <span className="visually-hidden"> {withNames(track.title)}</span>
      {!isOn && <small>{fillPhrase(words.size, { size: loadedBy(track) })}</small>}
    </button>
  );
}

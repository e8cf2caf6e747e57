import { useEffect, useRef, useState } from 'react';
import { fillPhrase } from '../../fill-phrase';
import { isStill } from '../../motion/stillness';
import { Wave } from '../../player/dock/Wave';
import { isRunning } from '../../player/engine';
import { outlineOf } from '../../player/outlines';
import { loadedBy, preparing } from '../../player/play-button';
import { canCompose, closePlayer, playQueue } from '../../player/store';
import { megabytes, type Track, takeIn } from '../../player/track';
import { usePlayer } from '../../player/use-player';
import { useSoundClock } from '../../player/use-sound-clock';
import { shell } from '../../shell/shell';
import { withNames } from '../../shell/with-names';
import { useIsLive } from '../../use-is-live';
import { actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import { ShareButton, type ShareTexts } from '../ShareButton/ShareButton';
import { StripTitle } from '../StripTitle/StripTitle';
import * as styles from './Signature.module.css';

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
  const plate = useRef<HTMLDivElement>(null);
  const words = shell.player;
  const current = queue[index];
  const isMine = current?.track.artistId === track.artistId && current.take === take;
  const isOn = isMine && isRunning(phase);

  // a browser that cannot compose has the recording, and that is of the signature
  useEffect(() => setTake(canCompose() ? takeIn(window.location.search) : 0), []);
  usePulse(plate, isMine && phase === 'playing');

  function another() {
    const next = take + 1;
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
                {canCompose() && (
                  <button
                    type="button"
                    className={actionClass('outline')}
                    {...preparing({ track, take: take + 1 })}
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
                  query={take > 0 ? `?take=${take}` : ''}
                />
              </div>
            ) : (
              // biome-ignore lint/a11y/useMediaCaption: there are no words in it
              <audio className={styles.audio} controls preload="none" src={track.recording.href} />
            )}
          </div>
        </div>
        <div className={styles.cloth}>
          <div ref={plate} className={styles.plate}>
            <Picture picture={cloth} sizes="(max-width: 900px) 100vw, 55vw" alt="" />
          </div>
          <div className={styles.wave}>
            <Wave curve={outlineOf({ track, take }).curve} />
          </div>
          <p className={styles.rule}>
            <b>{take > 0 ? fillPhrase(words.take, { take }) : `${track.profile.bpm.middle} BPM`}</b>
            <span>{words.sameTake}</span>
          </p>
          {take === 0 && (
            <p>
              <a href={track.recording.href} className={actionClass('link', 'sm')}>
                {fillPhrase(words.recording, { size: megabytes(track.recording.bytes) })}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** Pushes a picture forward on every beat that is heard; it rests where nothing may move. */
function usePulse(plate: React.RefObject<HTMLDivElement | null>, isOn: boolean): void {
  const last = useRef(-1);
  useSoundClock(isOn, ({ at, beats }) => {
    const beat = beats.filter((time) => time <= at).length - 1;
    if (beat === last.current) return;
    last.current = beat;
    if (beat < 0 || isStill()) return;
    const scale = beat % 4 === 0 ? 1.16 : 1.1;
    const picture = plate.current?.querySelector('img');
    picture?.animate([{ scale }, { scale: 1.05 }], { duration: 380, easing: 'ease-out' });
  });
}

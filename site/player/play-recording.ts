import type { Engine, Listener } from './engine';
import type { Item } from './track';

/** Plays the recording of a signature; there is one of the signature itself only. */
export function playRecording({ track }: Item, tell: Listener): Engine {
  const audio = new Audio(track.recording.href);
  audio.onplaying = () => tell('playing');
  // it waits too before it begins
  audio.onwaiting = () => audio.currentTime > 0 && tell('waiting');
  audio.onpause = () => tell('paused');
  audio.onended = () => tell('ended');
  audio.onerror = () => tell('failed');
  // refused too where there is nothing to play, which `onerror` has told before
  const play = () => void audio.play().catch(() => tell(audio.error ? 'failed' : 'paused'));
  play();
  return {
    play,
    pause: () => audio.pause(),
    seek(seconds) {
      const { ended } = audio;
      audio.currentTime = seconds;
      if (ended) play();
    },
    stop() {
      audio.onpause = null;
      audio.onerror = null;
      audio.pause();
      audio.removeAttribute('src');
    },
    now: () => ({ at: audio.currentTime, seconds: track.seconds, beats: [] }),
  };
}

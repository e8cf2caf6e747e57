import { useEffect, useRef, useState } from 'react';

/** Milliseconds of rest after which a count is read out. */
const REST_MS = 700;

/** How many are left, in words: at once for the eye, and read out when nobody types any more, not at every letter. */
export function Tally({ children: words }: { children: string }) {
  const [said, say] = useState('');
  const shown = useRef(words);
  useEffect(() => {
    if (words === shown.current) return;
    const timer = setTimeout(() => {
      shown.current = words;
      say(words);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <>
      <span aria-hidden={said !== '' || undefined}>{words}</span>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}

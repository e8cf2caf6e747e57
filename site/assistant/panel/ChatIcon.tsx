/** Phosphor Icons 2.1.1, MIT licence, bold. Only the chat uses these, so they come with it. */
const PATHS = {
  new: 'M232.49,55.51l-32-32a12,12,0,0,0-17,0l-96,96A12,12,0,0,0,84,128v32a12,12,0,0,0,12,12h32a12,12,0,0,0,8.49-3.51l96-96A12,12,0,0,0,232.49,55.51ZM192,49l15,15L196,75,181,60Zm-69,99H108V133l56-56,15,15Zm105-7.43V208a20,20,0,0,1-20,20H48a20,20,0,0,1-20-20V48A20,20,0,0,1,48,28h67.43a12,12,0,0,1,0,24H52V204H204V140.57a12,12,0,0,1,24,0Z',
  unhelpful:
    'M243.78,156.53l-12-96A28,28,0,0,0,204,36H32A20,20,0,0,0,12,56v88a20,20,0,0,0,20,20H72.58l36.69,73.37A12,12,0,0,0,120,244a44.05,44.05,0,0,0,44-44V188h52a28,28,0,0,0,27.78-31.47ZM68,140H36V60H68Zm151,22.65a4,4,0,0,1-3,1.35H152a12,12,0,0,0-12,12v24a20,20,0,0,1-13.18,18.8L92,149.17V60H204a4,4,0,0,1,4,3.5l12,96A4,4,0,0,1,219,162.65Z',
} as const;

/** A decorative sign. The thumb up is the thumb down, turned. */
export function ChatIcon({ name }: { name: keyof typeof PATHS | 'helpful' }) {
  const isTurned = name === 'helpful';
  return (
    <svg
      viewBox="0 0 256 256"
      width="1.25em"
      height="1.25em"
      fill="currentColor"
      aria-hidden="true"
    >
      <path
        d={PATHS[isTurned ? 'unhelpful' : name]}
        transform={isTurned ? 'matrix(1 0 0 -1 0 256)' : undefined}
      />
    </svg>
  );
}

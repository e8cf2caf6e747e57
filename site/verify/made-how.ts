import type { VerifyTexts } from '../pages/ai/verify';

/** How a listed file was made, in words. Algorithms draw pictures; sound they compose. */
export function madeHow(
  { path, credits }: { path: string; credits: { use: string } },
  { made, composed }: Pick<VerifyTexts, 'made' | 'composed'>,
): string {
  if (credits.use === 'algorithm' && path.endsWith('.mp3')) return composed;
  return made[credits.use] ?? credits.use;
}

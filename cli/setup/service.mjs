import { enter } from './enter.mjs';

enter(async (stopPassing) => {
  stopPassing();
  const { serve } = await import('./service/serve.mjs');
  return serve();
});

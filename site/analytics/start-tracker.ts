import { startTracker } from './tracker';

startTracker();

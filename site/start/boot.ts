import { beforePaint } from './before-paint';
import { latePictures } from './late-pictures';

// In the head of every page, before anything is painted. The addresses of the fonts stand at the script.
beforePaint(document.currentScript?.dataset.fonts?.split(' '));
latePictures();

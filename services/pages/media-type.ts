import path from 'node:path';

const UTF8 = '; charset=utf-8';

const MEDIA_TYPES: Record<string, string> = {
  '.atom': `application/atom+xml${UTF8}`,
  '.avif': 'image/avif',
  '.css': `text/css${UTF8}`,
  '.gif': 'image/gif',
  '.html': `text/html${UTF8}`,
  '.ico': 'image/x-icon',
  '.ics': `text/calendar${UTF8}`,
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': `text/javascript${UTF8}`,
  '.json': `application/json${UTF8}`,
  '.m4a': 'audio/mp4',
  '.map': `application/json${UTF8}`,
  '.mjs': `text/javascript${UTF8}`,
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': `image/svg+xml${UTF8}`,
  '.txt': `text/plain${UTF8}`,
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webmanifest': `application/manifest+json${UTF8}`,
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': `application/xml${UTF8}`,
  '.zip': 'application/zip',
};

/** Where feeds lie, whose JSON has a type of its own. */
const JSON_FEED = /^\/feeds\/.*\.json$/;

/** The `Content-Type` of a file, by its extension; `file` is its address. */
export function mediaType(file: string): string {
  if (JSON_FEED.test(file)) return `application/feed+json${UTF8}`;
  return MEDIA_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { canonicalEmail } from '../contracts/email';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** Bytes below which a signing key can be guessed (RFC 7518 §3.2). */
export const SECRET_MIN_BYTES = 32;
/** Characters below which a token can be guessed by trying. */
export const METRICS_TOKEN_MIN = 16;

function wholeNumber(min: number, max: number) {
  const say = ({ input }: { input?: unknown }) =>
    `${JSON.stringify(input)} is not a whole number. Write one from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, { error: say })
    .transform(Number)
    .refine((value) => value >= min && value <= max, {
      error: `is out of range. Write a whole number from ${min} to ${max}`,
    });
}

function webAddress(instead: string) {
  // no call can be made to an address with a name or password in it
  const isOne = (text: string) => {
    const url = urlOf(text, ['http:', 'https:']);
    return url?.username === '' && url.password === '';
  };
  return z
    .string()
    .trim()
    .refine(isOne, {
      error: ({ input }) => `${JSON.stringify(input)} is not a web address. ${instead}`,
    });
}

/** An origin, without the trailing slash. */
const Origin = z.string().transform((text, ctx) => {
  const url = urlOf(text, ['http:', 'https:']);
  const isBare = url && url.pathname === '/' && !url.search && !url.hash;
  // a star in it would match nothing
  if (isBare && !url.username && !url.password && !url.hostname.includes('*')) return url.origin;
  ctx.addIssue({
    code: 'custom',
    message: `${JSON.stringify(text)} is not an origin. Write scheme and host only, as in https://example.com`,
  });
  return z.NEVER;
});

/** Addresses with secrets in them are not repeated in a message. The host may be a socket's folder: `?host=/run/…`. */
function secretUrl(protocols: string[], message: string) {
  return z
    .string()
    .trim()
    .refine((text) => {
      const url = urlOf(text, protocols);
      return Boolean(url?.hostname || url?.searchParams.get('host'));
    }, message);
}

const Email = z.string().transform((text, ctx) => {
  const email = canonicalEmail(text.trim());
  if (email !== undefined) return email;
  ctx.addIssue({
    code: 'custom',
    message: `${JSON.stringify(text)} is not an e-mail address. Write one such as hello@example.com`,
  });
  return z.NEVER;
});

/** `a@b.c` or `Name <a@b.c>`. */
const Sender = z.string().transform((text, ctx) => {
  const named = /^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>\s*$/u.exec(text);
  const address = canonicalEmail((named?.[2] ?? text).trim());
  if (address !== undefined) return { name: named?.[1], address };
  ctx.addIssue({
    code: 'custom',
    message: `${JSON.stringify(text)} is not a sender. Write hello@example.com or Name <hello@example.com>`,
  });
  return z.NEVER;
});

const Host = z
  .string()
  .refine((text) => isIP(text) !== 0 || /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text), {
    error: ({ input }) =>
      `${JSON.stringify(input)} is not a host. Write an IP address or a name, such as 127.0.0.1`,
  });

const Token = z.string().regex(/^[\x21-\x7e]+$/, {
  error: 'holds what no bearer token can. Write letters and digits without spaces',
});

/** Only a shell knows whose home `~` is, and what `$NAME` stands for: a folder of that very name would be made. */
const Folder = z.string().refine((text) => text === text.trim() && !/^[~"']|\$/.test(text), {
  error: ({ input }) =>
    `${JSON.stringify(input)} is not a folder as it stands here. Write the whole path, without ~, $, quotes or spaces around it`,
});

/** What may be set, and what stands where nothing is. Messages end in what to write instead. */
export const Settings = z.object({
  PORT: wholeNumber(0, 65_535).default(8000),
  HOST: Host.default('127.0.0.1'),
  DATA_DIR: Folder.default('data'),
  DATABASE_URL: secretUrl(
    ['postgres:', 'postgresql:'],
    'is not a PostgreSQL address. Write postgres://user:password@host:5432/name, or leave it out for SQLite',
  ).optional(),
  DATABASE_READ_URL: secretUrl(
    ['postgres:', 'postgresql:'],
    'is not a PostgreSQL address. Write that of a replica, or leave it out',
  ).optional(),
  PUBLIC_URL: Origin.optional(),
  /** Read by the build too: on the pages of a static host it says where the service is. */
  GATSBY_API_URL: Origin.optional(),
  JWT_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= SECRET_MIN_BYTES, {
      error: `is shorter than ${SECRET_MIN_BYTES} bytes. Write a longer one, such as the output of "openssl rand -base64 48"`,
    })
    .optional(),
  SUPPORT_EMAIL: Email.optional(),
  SMTP_URL: secretUrl(
    ['smtp:', 'smtps:'],
    'is not a mail server address. Write smtp://user:password@host:587, or leave it out to write mails to files',
  ).optional(),
  MAIL_FROM: Sender.optional(),
  CONTACT_TO: Email.optional(),
  ASSISTANT_URL: webAddress(
    'Write the base address of the model, as in https://host/v1',
  ).optional(),
  ASSISTANT_KEY: Token.optional(),
  ASSISTANT_MODEL: z.string().optional(),
  ASSISTANT_DAILY_TOKENS: wholeNumber(1_000, 999_999).default(500_000),
  CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(Origin))
    .default([]),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  RATE_LIMITS: z
    .enum(['on', 'off'], {
      error: ({ input }) => `${JSON.stringify(input)} is neither. Write on or off`,
    })
    .default('on'),
  METRICS_TOKEN: Token.optional(),
  /** Used by the build, and checked before it: it would find out at its end, after a minute. */
  MEDIA_SIGNING_KEY: z
    .string()
    .refine((text) => text === 'none' || isEd25519(text), {
      error:
        'is not an Ed25519 key. Write the output of "openssl genpkey -algorithm ed25519 -outform DER | base64 -w0", or none, or leave it out to use the key in DATA_DIR',
    })
    .optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, {
      error: ({ input }) =>
        `${JSON.stringify(input)} is not a level. Write one of ${LOG_LEVELS.join(', ')}`,
    })
    .default('info'),
});
export type Settings = z.infer<typeof Settings>;

function urlOf(text: string, protocols: string[]): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return protocols.includes(url.protocol) ? url : undefined;
}

/** As the build reads it: base64 of PKCS #8, or PEM. */
function isEd25519(text: string): boolean {
  try {
    const key = text.includes('-----BEGIN')
      ? createPrivateKey(text)
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

import path from 'node:path';
import type { DatabaseAddress } from '../../db/connect';
import { StartError } from '../start-error';
import { readEnvFile } from './env-file';
import { Settings } from './settings';
import { type UnknownSetting, unknownSettings } from './unknown-settings';

/** What the service is told from outside, checked and complete. */
export interface Config {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The descriptor of a socket that systemd holds for us; it stands for host and port. */
  heldSocket: number | undefined;
  /** The site's root folder, which holds `content/` and `public/`. */
  root: string;
  dataDir: string;
  database: DatabaseAddress;
  /** A PostgreSQL that follows `database`, for what takes long to read. */
  readsUrl: string | undefined;
  /** Origin for links in mails; undefined stands for `http://localhost:PORT`. */
  publicUrl: string | undefined;
  /** Origin of the service itself, where the site is on another host; undefined: `publicUrl` leads to both. */
  serviceUrl: string | undefined;
  /** Whether Gatsby shows the site from its sources (`npm run dev`), and nobody sees what was built. */
  isSiteLive: boolean;
  corsOrigins: string[];
  /** Trusted proxies in front, for the client's address. */
  trustedProxies: number;
  rateLimits: boolean;
  logLevel: Settings['LOG_LEVEL'];
  /** What was set and is read by nothing. */
  unknown: UnknownSetting[];
  metricsToken: string | undefined;
  jwtSecret: string | undefined;
  /** Work of hashing a password; doubles with every step. */
  bcryptCost: number;
  supportEmail: string | undefined;
  mail: {
    /** Undefined: mails are written as files into `dataDir`/mail. */
    smtpUrl: string | undefined;
    /** Undefined: as `content/site.yaml` says. */
    from: { name: string | undefined; address: string } | undefined;
    contactTo: string | undefined;
  };
  assistant: {
    url: string | undefined;
    key: string | undefined;
    model: string | undefined;
    /** What may be asked of the model in a day. */
    dailyTokens: number;
  };
}

/** About a quarter of a second on a small machine (OWASP asks for 10 or more). */
const BCRYPT_COST = 12;

type Environment = Record<string, string | undefined>;

/**
 * Reads and checks the settings: the environment, then the `.env` file of the root, then the
 * defaults. Nothing else reads `process.env`.
 * @throws StartError with one line per wrong setting: `SETTING: what is wrong. What to write instead`.
 */
export function loadConfig(env: Environment = process.env, root = process.cwd()): Config {
  const file = filled(readEnvFile(path.join(root, '.env')));
  const environment = filled(env);
  const parsed = Settings.safeParse({ ...file, ...environment });
  const faults = parsed.success
    ? [...contradictions(parsed.data), ...exposed(parsed.data, root)]
    : parsed.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`);
  if (!parsed.success || faults.length > 0) throw new StartError(faults.join('\n'));
  return {
    ...toConfig(parsed.data, root),
    heldSocket: heldSocket(env),
    isSiteLive: env.DEV_SERVICE_URL !== undefined,
    unknown: unknownSettings(Object.keys(file), Object.keys(environment)),
  };
}

/** Whether only this machine can reach an address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** The first descriptor that systemd hands over (sd_listen_fds(3)). */
const FIRST_HELD = 3;

/** Socket activation, if it is meant for this process and not for one that started it. */
function heldSocket({ LISTEN_FDS, LISTEN_PID }: Environment): number | undefined {
  return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid) ? FIRST_HELD : undefined;
}

/** `NAME=` says the same as leaving it out. */
function filled(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

function contradictions(settings: Settings): string[] {
  const {
    DATABASE_URL,
    DATABASE_READ_URL,
    RATE_LIMITS,
    HOST,
    ASSISTANT_URL,
    ASSISTANT_KEY,
    ASSISTANT_MODEL,
  } = settings;
  const faults: string[] = [];
  if (DATABASE_READ_URL && !DATABASE_URL) {
    faults.push('DATABASE_READ_URL: follows nothing. Write DATABASE_URL too, or leave it out');
  }
  if (ASSISTANT_URL && !ASSISTANT_MODEL) {
    faults.push('ASSISTANT_MODEL: is missing beside ASSISTANT_URL. Write the name of the model');
  }
  if (!ASSISTANT_URL && (ASSISTANT_KEY || ASSISTANT_MODEL)) {
    faults.push(
      'ASSISTANT_URL: is missing beside the other ASSISTANT settings. Write it, or none of them',
    );
  }
  if (RATE_LIMITS === 'on' || isLoopback(HOST)) return faults;
  return [
    ...faults,
    `RATE_LIMITS: cannot be off while HOST is ${HOST}, which others can reach. Write on, or HOST=127.0.0.1`,
  ];
}

/** What is in `public/` is sent to whoever asks: the secret and the database must not be. */
function exposed({ DATA_DIR }: Settings, root: string): string[] {
  const site = path.join(root, 'public');
  const isOutside = path.relative(site, path.resolve(root, DATA_DIR)).split(path.sep)[0] === '..';
  if (isOutside) return [];
  return [
    `DATA_DIR: ${JSON.stringify(DATA_DIR)} is in public/, which everybody can read. Write a folder elsewhere`,
  ];
}

function toConfig(
  settings: Settings,
  root: string,
): Omit<Config, 'heldSocket' | 'isSiteLive' | 'unknown'> {
  const dataDir = path.resolve(root, settings.DATA_DIR);
  return {
    host: settings.HOST,
    port: settings.PORT,
    root,
    dataDir,
    database: settings.DATABASE_URL
      ? { url: settings.DATABASE_URL }
      : { file: path.join(dataDir, 'site.sqlite') },
    readsUrl: settings.DATABASE_READ_URL,
    publicUrl: settings.PUBLIC_URL,
    serviceUrl: settings.GATSBY_API_URL,
    corsOrigins: settings.CORS_ORIGINS,
    trustedProxies: settings.TRUST_PROXY,
    rateLimits: settings.RATE_LIMITS === 'on',
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN,
    jwtSecret: settings.JWT_SECRET,
    bcryptCost: BCRYPT_COST,
    supportEmail: settings.SUPPORT_EMAIL,
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM,
      contactTo: settings.CONTACT_TO,
    },
    assistant: {
      url: settings.ASSISTANT_URL,
      key: settings.ASSISTANT_KEY,
      model: settings.ASSISTANT_MODEL,
      dailyTokens: settings.ASSISTANT_DAILY_TOKENS,
    },
  };
}

import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLoopback, loadConfig } from '../../../../services/settings/config';
import { tempFolder } from '../../../support/process/test-process';

const SECRET = 'a-secret-that-is-not-short-at-all-really';

/** What stops the start, line by line. */
function faults(env: Record<string, string>): string[] {
  try {
    loadConfig(env, '/no-root');
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

test('nothing needs to be set', () => {
  expect(loadConfig({}, '/srv')).toEqual({
    host: '127.0.0.1',
    port: 8000,
    root: '/srv',
    dataDir: '/srv/data',
    database: { file: '/srv/data/site.sqlite' },
    publicUrl: undefined,
    corsOrigins: [],
    trustedProxies: 0,
    rateLimits: true,
    logLevel: 'info',
    unknown: [],
    isSiteLive: false,
    metricsToken: undefined,
    jwtSecret: undefined,
    bcryptCost: 12,
    supportEmail: undefined,
    mail: { smtpUrl: undefined, from: undefined, contactTo: undefined },
    assistant: { url: undefined, key: undefined, model: undefined, dailyTokens: 500_000 },
  });
});

test('the key that signs media is one, or none, and a wrong one is not repeated', () => {
  const keys = [generateKeyPairSync('ed25519'), generateKeyPairSync('x25519')];
  const [right = '', wrong = ''] = keys.map(({ privateKey }) =>
    privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  );
  const pem = keys[0]?.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString() ?? '';
  for (const MEDIA_SIGNING_KEY of [right, pem, 'none', '']) {
    expect(faults({ MEDIA_SIGNING_KEY })).toEqual([]);
  }
  for (const MEDIA_SIGNING_KEY of [wrong, 'junk', pem.slice(0, 60)]) {
    expect(faults({ MEDIA_SIGNING_KEY })).toEqual([
      expect.stringMatching(/^MEDIA_SIGNING_KEY: is not an Ed25519 key\. Write the output of/),
    ]);
    expect(faults({ MEDIA_SIGNING_KEY }).join()).not.toContain(MEDIA_SIGNING_KEY);
  }
});

test('behind hot reload it knows that pages are not those of a build', () => {
  expect(loadConfig({ DEV_SERVICE_URL: 'http://127.0.0.1:8001' }, '/srv').isSiteLive).toBe(true);
});

test('every setting is read', () => {
  const config = loadConfig(
    {
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/data',
      DATABASE_URL: 'postgres://a:b@db:5432/site',
      PUBLIC_URL: 'https://Site.Test/',
      GATSBY_API_URL: 'https://Api.Site.Test/',
      JWT_SECRET: SECRET,
      SUPPORT_EMAIL: 'Support@Site.test',
      SMTP_URL: 'smtps://a:b@mail:465',
      MAIL_FROM: '"The Office" <Office@Site.test>',
      CONTACT_TO: 'inbox@site.test',
      ASSISTANT_URL: 'https://model.test/v1',
      ASSISTANT_KEY: 'key',
      ASSISTANT_MODEL: 'model',
      ASSISTANT_DAILY_TOKENS: '20000',
      CORS_ORIGINS: 'https://a.test, https://b.test:8443',
      TRUST_PROXY: '1',
      RATE_LIMITS: 'on',
      METRICS_TOKEN: 'sixteen-or-more-x',
      LOG_LEVEL: 'warn',
    },
    '/srv',
  );

  expect(config).toEqual({
    host: '0.0.0.0',
    port: 0,
    root: '/srv',
    dataDir: '/var/data',
    database: { url: 'postgres://a:b@db:5432/site' },
    publicUrl: 'https://site.test',
    serviceUrl: 'https://api.site.test',
    corsOrigins: ['https://a.test', 'https://b.test:8443'],
    isSiteLive: false,
    trustedProxies: 1,
    rateLimits: true,
    logLevel: 'warn',
    unknown: [],
    metricsToken: 'sixteen-or-more-x',
    jwtSecret: SECRET,
    bcryptCost: 12,
    supportEmail: 'support@site.test',
    mail: {
      smtpUrl: 'smtps://a:b@mail:465',
      from: { name: 'The Office', address: 'office@site.test' },
      contactTo: 'inbox@site.test',
    },
    assistant: { url: 'https://model.test/v1', key: 'key', model: 'model', dailyTokens: 20_000 },
  });
});

test.each([
  ['PORT', '80x'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '1.5'],
  ['HOST', 'a b'],
  ['DATA_DIR', '~/data'],
  ['DATA_DIR', '$HOME/data'],
  ['DATA_DIR', ' '],
  ['DATA_DIR', '"/srv/data"'],
  ['DATA_DIR', 'public'],
  ['DATA_DIR', './public/data'],
  ['DATA_DIR', '/no-root/public/'],
  ['DATABASE_URL', 'mysql://a/b'],
  ['DATABASE_URL', 'site.sqlite'],
  ['DATABASE_READ_URL', 'mysql://a/b'],
  ['DATABASE_READ_URL', 'postgres://a/b'],
  ['PUBLIC_URL', 'site.test'],
  ['PUBLIC_URL', 'https://site.test/path'],
  ['PUBLIC_URL', 'ftp://site.test'],
  ['GATSBY_API_URL', 'api.site.test'],
  ['GATSBY_API_URL', 'https://site.test/service'],
  ['JWT_SECRET', 'short'],
  ['SUPPORT_EMAIL', 'support'],
  ['SMTP_URL', 'mail.test'],
  ['SMTP_URL', 'https://mail.test'],
  ['MAIL_FROM', 'The Office'],
  ['MAIL_FROM', 'A <a@b.test>, B <c@d.test>'],
  ['CONTACT_TO', 'a@b.test,c@d.test'],
  ['ASSISTANT_URL', 'model'],
  ['ASSISTANT_DAILY_TOKENS', '10'],
  ['ASSISTANT_URL', 'https://a:b@model.test/v1'],
  ['ASSISTANT_KEY', 'two words'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://*.site.test'],
  ['CORS_ORIGINS', 'https://a.test/x'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '11'],
  ['RATE_LIMITS', 'no'],
  ['METRICS_TOKEN', 'with spaces'],
  ['LOG_LEVEL', 'verbose'],
])('%s=%s is refused in one line that says what to write', (name, value) => {
  const lines = faults({ [name]: value });

  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^${name}: .+\\. Write .+`));
});

test('a database may be called by its socket, and spaces around an address are no part of it', () => {
  const urls = ['postgres:///site?host=/run/postgresql', ' postgres://db/site '];
  expect(urls.map((DATABASE_URL) => loadConfig({ DATABASE_URL }).database)).toEqual([
    { url: 'postgres:///site?host=/run/postgresql' },
    { url: 'postgres://db/site' },
  ]);
  expect(faults({ DATABASE_URL: 'postgres:///site' })).toHaveLength(1);
});

test('a folder beside the site is not in it', () => {
  for (const DATA_DIR of ['publicity', '../public', '..public', 'data/public']) {
    expect(faults({ DATA_DIR })).toEqual([]);
  }
});

test('a token of any length opens the metrics', () => {
  expect(faults({ METRICS_TOKEN: 's3cret' })).toEqual([]);
});

test('secrets are not repeated in the message', () => {
  const secret = 'hunter2';
  const lines = faults({
    JWT_SECRET: secret,
    METRICS_TOKEN: `${secret} `,
    DATABASE_URL: `mysql://a:${secret}@b/c`,
    SMTP_URL: `http://a:${secret}@b`,
  });

  expect(lines).toHaveLength(4);
  expect(lines.join()).not.toContain(secret);
});

test('limits can be off only where nobody else can reach the service', () => {
  expect(faults({ RATE_LIMITS: 'off' })).toEqual([]);
  expect(faults({ RATE_LIMITS: 'off', HOST: '::1' })).toEqual([]);
  expect(faults({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toEqual([
    expect.stringMatching(/^RATE_LIMITS: cannot be off while HOST is 0\.0\.0\.0/),
  ]);
  expect(
    ['127.1.2.3', 'localhost', '10.0.0.1', '::', '127.0.0.1.evil.test'].map(isLoopback),
  ).toEqual([true, true, false, false, false]);
});

test('a socket is held for the process that it was handed to, and no other', () => {
  const held = (LISTEN_PID: string) => loadConfig({ LISTEN_FDS: '1', LISTEN_PID }).heldSocket;

  expect([String(process.pid), String(process.ppid), ''].map(held)).toEqual([
    3,
    undefined,
    undefined,
  ]);
});

test('half a model is none: what is missing is named', () => {
  expect(faults({ ASSISTANT_URL: 'https://model.test/v1' })).toEqual([
    expect.stringMatching(/^ASSISTANT_MODEL: is missing/),
  ]);
  for (const half of [{ ASSISTANT_KEY: 'key' }, { ASSISTANT_MODEL: 'm' }]) {
    expect(faults(half)).toEqual([expect.stringMatching(/^ASSISTANT_URL: is missing/)]);
  }
  expect(faults({ ASSISTANT_URL: 'https://model.test/v1', ASSISTANT_MODEL: 'm' })).toEqual([]);
});

test('an empty setting counts as none', () => {
  expect(loadConfig({ PORT: '', JWT_SECRET: '' }, '/srv')).toMatchObject({ port: 8000 });
});

test('the environment wins over the file, the file over the defaults', () => {
  const { folder, remove } = tempFolder();
  writeFileSync(
    path.join(folder, '.env'),
    '\ufeff# ours\r\nexport PORT=8001\r\nHOST = "127.0.0.2" # note\r\n\r\nMAIL_FROM=\'A <a@b.test>\'\n',
  );

  expect(loadConfig({ PORT: '8002', HOST: '' }, folder)).toMatchObject({
    port: 8002,
    host: '127.0.0.2',
    mail: { from: { name: 'A', address: 'a@b.test' } },
  });
  remove();
});

test('what is set for nothing is known, with what was meant', () => {
  const { folder, remove } = tempFolder();
  writeFileSync(
    path.join(folder, '.env'),
    'SMTP_URI=x\nSMTP_HOST=mail\nGATSBY_API_URL=https://a.test\nGATSBY_CPU_COUNT=2\nMEDIA_SIGNING_KEY=none\nTRUST_PROXY=1\n',
  );
  const environment = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'a',
    TERM: 'xterm',
    POSTGRES_PASSWORD: 'x',
    DATABSE_URL: 'x',
    log_level: 'info',
    PUBLIC_URLS: '',
  };

  expect(loadConfig(environment, folder).unknown).toEqual([
    { name: 'SMTP_URI', meant: 'SMTP_URL' },
    { name: 'SMTP_HOST', meant: undefined },
    { name: 'DATABSE_URL', meant: 'DATABASE_URL' },
    { name: 'log_level', meant: 'LOG_LEVEL' },
  ]);
  remove();
});

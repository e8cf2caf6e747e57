import { readFileSync } from 'node:fs';
import { COUNTRY_HEADERS } from '../../services/analytics/country-of';
import { BODY_MAX_BYTES } from '../../services/contracts/limits/request';

const siteServer = () =>
  readFileSync('deploy/nginx/artistry.conf', 'utf8')
    .split(/^server \{$/m)
    .at(-1) ?? '';

test('nginx is told the versions of TLS within each server: above them it adds them to its own', () => {
  const [above = '', ...servers] = readFileSync('deploy/nginx/artistry.conf', 'utf8').split(
    /^server \{$/m,
  );
  const withTls = servers.filter((server) => server.includes('listen 443'));
  expect(withTls).toHaveLength(2);
  for (const server of withTls) expect(server).toContain('    ssl_protocols TLSv1.2 TLSv1.3;\n');
  // what follows a server's closing brace stands beside it, not in it
  const outside = [above, ...servers.map((server) => server.split(/^\}$/m)[1] ?? '')];
  expect(outside.join('')).not.toContain('ssl_protocols');
});

test('nginx logs neither who came nor a query, in which links of mails have their tokens', () => {
  const [above = '', ...servers] = readFileSync('deploy/nginx/artistry.conf', 'utf8').split(
    /^server \{$/m,
  );
  const format = /^log_format artistry (.*);$/m.exec(above)?.[1] ?? '';
  expect(format).toContain('$uri');
  expect(format).not.toMatch(
    /\$(?:request(?!_)|request_uri|args|query_string|http_|remote_|binary_)/,
  );
  expect(servers.length).toBeGreaterThan(1);
  // each in its own block: above them, Debian's log would be written besides
  for (const server of servers) expect(server).toMatch(/^ {4}access_log \S+ artistry;$/m);
});

test('nginx compresses nothing by itself: what the service leaves plain holds the secret of a link', () => {
  expect(siteServer()).toMatch(/^ {4}gzip off;$/m);
});

test('nginx leaves it to the service to refuse a body that is too large', () => {
  const mebibytes = Number(/^ {4}client_max_body_size (\d+)m;$/m.exec(siteServer())?.[1]);
  expect(mebibytes * 2 ** 20).toBeGreaterThanOrEqual(BODY_MAX_BYTES * 16);
});

test('nginx has a page for people where no process answers, and a moment for programs', () => {
  expect(siteServer()).toMatch(/^ {4}error_page 502 504 =503 @away;$/m);
  const away = siteServer().split('location @away {')[1] ?? '';
  expect(away).toContain('add_header Retry-After 30 always;');
  expect(away).toContain('add_header Cache-Control no-store always;');
  expect(away).toMatch(/return 503 '<!doctype html>[^']+<h1>[^']+<\/html>\n';/);
});

test('nginx has www remembered as encrypted too, which it answers itself', () => {
  const www = readFileSync('deploy/nginx/artistry.conf', 'utf8')
    .split(/^server \{$/m)
    .find((server) => /server_name www\.\S+;/.test(server));
  expect(www).toMatch(/^ {4}add_header Strict-Transport-Security "max-age=31536000" always;$/m);
});

test('no proxy hands on what a client says of its own country', () => {
  const nginx = readFileSync('deploy/nginx/artistry-proxy.conf', 'utf8').toLowerCase();
  const caddy = readFileSync('deploy/container/Caddyfile', 'utf8').toLowerCase();
  for (const name of COUNTRY_HEADERS) {
    expect(nginx).toContain(`\nproxy_set_header ${name} "";\n`);
    expect(caddy).toMatch(new RegExp(`^\\theader_up -${name}$`, 'm'));
  }
});

test('a visitor stays with one process: another version beside it has other scripts and pictures', () => {
  const nginx = readFileSync('deploy/nginx/artistry.conf', 'utf8');
  const [, upstream = ''] = /^upstream artistry \{\n(.*?)^\}$/ms.exec(nginx) ?? [];
  expect(upstream).toMatch(/^ {4}hash \$remote_addr consistent;\n.*^ {4}keepalive /ms);
  const caddy = readFileSync('deploy/container/Caddyfile', 'utf8');
  expect(caddy).toMatch(/^\tlb_policy ip_hash$/m);
  expect(caddy.split('\treverse_proxy ').length).toBe(caddy.split('\timport process\n').length);
});

test('what a process that starts or ends does not answer goes to the other, writes too', () => {
  const nginx = readFileSync('deploy/nginx/artistry-proxy.conf', 'utf8');
  expect(nginx).toMatch(/^proxy_next_upstream error timeout http_503 non_idempotent;$/m);
});

/** Of the server in the Caddyfile, what stands in the block that begins so. */
const inCaddy = (start: string, indent: string) =>
  caddyfile().split(`\n${indent}${start} {\n`)[1]?.split(`\n${indent}}\n`)[0] ?? '';
const caddyfile = () => readFileSync('deploy/container/Caddyfile', 'utf8');

test('Caddy hides the figures where it looks before it hands on', () => {
  // a `respond` beside `handle` comes after it, wherever it stands
  expect(inCaddy('handle /metrics', '\t')).toBe('\t\trespond 404');
  expect(caddyfile()).not.toMatch(/^\trespond/m);
});

test('Caddy shows pages while the database is away, which they do not need', () => {
  expect(inCaddy('handle /api/*', '\t')).toContain('health_uri /api/health/ready\n');
  expect(inCaddy('handle', '\t')).toContain('\t\treverse_proxy ');
  expect(inCaddy('handle', '\t')).not.toContain('health_');
});

test('Caddy lets the service say what is the matter, and has a page where none answers', () => {
  const errors = inCaddy('handle_errors', '\t');
  const [service = '', away = ''] = errors.split('\n\t\thandle {\n');
  expect(service).toContain('\t\thandle /api/* {\n\t\t\treverse_proxy ');
  expect(service).not.toContain('health_');
  expect(away).toContain('header Retry-After 30\n');
  expect(away).toContain('header Cache-Control no-store\n');
  const page = (text: string) => /<!doctype html>.*?<\/html>\n/s.exec(text)?.[0];
  expect(page(away)).toBe(page(siteServer()));
});

test('Caddy writes to no connection that a process which ends may close, and leaves that process alone', () => {
  const [, goodbye] = /^const GOODBYE_MS = (\d+);$/m.exec(
    readFileSync('services/life/stop.ts', 'utf8'),
  ) ?? ['', ''];
  const [, keptAlive] = /^\t\tkeepalive (\d+)ms$/m.exec(caddyfile()) ?? [];
  expect(Number(keptAlive)).toBeLessThan(Number(goodbye));
  const [, left] = /^\tfail_duration (\d+)s$/m.exec(caddyfile()) ?? [];
  const [, asked] = /^\t+health_interval (\d+)s$/m.exec(caddyfile()) ?? [];
  expect(Number(left)).toBeGreaterThan(Number(asked));
});

test('Caddy logs neither who came nor a query', () => {
  const fields = inCaddy('fields', '\t\t\t');
  for (const name of ['remote_ip', 'client_ip', 'headers']) {
    expect(fields).toContain(`request>${name} delete\n`);
  }
  expect(fields).toContain('request>uri regexp "[?].*" ""');
});

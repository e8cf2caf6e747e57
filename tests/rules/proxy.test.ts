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
    expect(caddy).toMatch(new RegExp(`^\\t\\theader_up -${name}$`, 'm'));
  }
});

test('a visitor stays with one process: another version beside it has other scripts and pictures', () => {
  const nginx = readFileSync('deploy/nginx/artistry.conf', 'utf8');
  const [, upstream = ''] = /^upstream artistry \{\n(.*?)^\}$/ms.exec(nginx) ?? [];
  expect(upstream).toMatch(/^ {4}hash \$remote_addr consistent;\n.*^ {4}keepalive /ms);
  const caddy = readFileSync('deploy/container/Caddyfile', 'utf8');
  expect(caddy).toMatch(/^\t\tlb_policy ip_hash$/m);
});

test('what a process that starts or ends does not answer goes to the other, writes too', () => {
  const nginx = readFileSync('deploy/nginx/artistry-proxy.conf', 'utf8');
  expect(nginx).toMatch(/^proxy_next_upstream error timeout http_503 non_idempotent;$/m);
});

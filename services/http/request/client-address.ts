import type { IncomingHttpHeaders } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** A household or a server gets this many groups of an IPv6 address, and everything behind them. */
const NETWORK_GROUPS = 4;

/** What is looked at of a request. */
interface Call {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * Who is calling, as far as limits go: an IPv4 address, or the /64 network of an IPv6 one. With
 * `trustedProxies` in front it is what the outermost of them saw; further entries of
 * `X-Forwarded-For` are the client's own words.
 */
export function clientNetwork({ headers, socket }: Call, trustedProxies: number): string {
  const direct = socket.remoteAddress ?? '';
  if (trustedProxies === 0) return networkOf(direct) ?? 'unknown';
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const seen = forwarded.at(-trustedProxies) ?? forwarded[0] ?? '';
  return networkOf(withoutPort(seen.trim())) ?? networkOf(direct) ?? 'unknown';
}

/** Undefined for what is no address. */
function networkOf(text: string): string | undefined {
  const address = MAPPED.exec(text)?.[1] ?? text.replace(/%.*$/, '');
  if (!isIPv6(address)) return isIP(address) ? address : undefined;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array(zeros).fill('0'), ...after];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const [, bracketed, plain] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  return bracketed ?? plain ?? text;
}

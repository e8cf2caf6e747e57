import { randomUUID } from 'node:crypto';
import { type Jwt, sign, verify } from 'jsonwebtoken';
import { z } from 'zod';
import type { Deps } from '../../deps';

/** Seconds an access token is good for; roles and log-outs are looked up and do not wait for it. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Clocks of several machines may differ by so much. */
const LEEWAY_SECONDS = 5;
/** RFC 9068 §2.1: tells an access token from every other token. */
const TYPE = 'at+jwt';
const AUDIENCE = 'api';
const LONGEST = 2048;

const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), roles: z.array(z.string()) });

/** Who is calling, as a token says. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  /** As they were when the token was made; for the client to show, never for us to trust. */
  roles: readonly string[];
}

type Signing = Pick<Deps, 'secret' | 'publicUrl' | 'now'>;

/** Makes an access token: HS256, for fifteen minutes. */
export function signAccessToken(
  { secret, publicUrl, now }: Signing,
  { userId, sessionId, roles }: AccessClaims,
): string {
  const iat = Math.floor(now().getTime() / 1000);
  return sign({ iat, sid: sessionId, roles }, secret, {
    algorithm: 'HS256',
    header: { alg: 'HS256', typ: TYPE },
    expiresIn: ACCESS_TOKEN_SECONDS,
    issuer: publicUrl,
    audience: AUDIENCE,
    subject: userId,
    jwtid: randomUUID(),
  });
}

/** Reads an access token of ours that is in force (RFC 8725); undefined for every other text. */
export function readAccessToken(
  { secret, publicUrl, now }: Signing,
  token: string,
): AccessClaims | undefined {
  if (token.length > LONGEST) return undefined;
  const { header, payload } = verified(token, secret, {
    algorithms: ['HS256'],
    issuer: publicUrl,
    audience: AUDIENCE,
    clockTimestamp: Math.floor(now().getTime() / 1000),
    clockTolerance: LEEWAY_SECONDS,
    maxAge: ACCESS_TOKEN_SECONDS,
  });
  const claims = Claims.safeParse(payload);
  // `crit` names extensions that have to be understood, and we understand none (RFC 7515 §4.1.11).
  if (header?.typ !== TYPE || 'crit' in header || !claims.success) return undefined;
  const { sub, sid, roles } = claims.data;
  return { userId: sub, sessionId: sid, roles };
}

function verified(
  token: string,
  secret: string,
  options: Parameters<typeof verify>[2],
): Partial<Jwt> {
  try {
    return verify(token, secret, { ...options, complete: true });
  } catch {
    return {};
  }
}

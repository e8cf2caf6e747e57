/** Rows about accounts. Instants are text as in `../tables.ts`; secrets are kept as hashes only. */

/** Somebody who can sign in once the address is confirmed. */
export interface UserRow {
  id: string;
  /** In canonical form. */
  email: string;
  /** bcrypt. */
  password_hash: string;
  /** Null until the link in the mail was used. */
  confirmed_at: string | null;
  created_at: string;
}

/** What an account may do besides signing in. */
export interface UserRoleRow {
  user_id: string;
  role: 'admin';
  granted_at: string;
}

/** One log-in and everything renewed from it. */
export interface SessionRow {
  id: string;
  user_id: string;
  created_at: string;
  /** However often it is renewed. */
  expires_at: string;
  /** By log-out, by a token that was used twice, or by a new password. */
  ended_at: string | null;
}

/** A token that renews a session, once. */
export interface RefreshTokenRow {
  /** SHA-256 of the token. */
  hash: string;
  session_id: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** A link that was mailed, or would have been if the account's state were another. */
export interface EmailTokenRow {
  /** SHA-256 of the token. */
  hash: string;
  purpose: 'signup' | 'reset';
  /** In canonical form. */
  email: string;
  /** The password that was signed up with, as bcrypt; it counts once the link is used. */
  password_hash: string | null;
  created_at: string;
  expires_at: string;
}

/** Failed log-ins of late. */
export interface LoginAttemptRow {
  /** Keyed hash of what is counted; names neither account nor address. */
  key: string;
  failures: number;
  /** No try before. */
  blocked_until: string;
  /** When it is forgotten. */
  expires_at: string;
}

/** A privileged act, done or refused. */
export interface AuditRow {
  id: string;
  created_at: string;
  /** A user's id; `cli` for the command line, `service` for the service itself. */
  actor: string;
  /** Thing and verb, as in `role.grant`. */
  action: string;
  /** Id of what it was done to. */
  subject: string | null;
  outcome: 'done' | 'refused';
  /** JSON, without personal data. */
  details: string | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    users: UserRow;
    user_roles: UserRoleRow;
    sessions: SessionRow;
    refresh_tokens: RefreshTokenRow;
    email_tokens: EmailTokenRow;
    login_attempts: LoginAttemptRow;
    audit_log: AuditRow;
  }
}

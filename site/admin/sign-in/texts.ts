import type { AskTexts } from '../ask';

/** What an outcome is called: a title, and a sentence where there is more to say. */
export interface Outcome {
  title: string;
  text: string;
}

/** The words of signing in. */
export interface SignInTexts extends AskTexts {
  login: { title: string; button: string; sending: string; other: string; done: Outcome };
  signup: { title: string; button: string; sending: string; other: string; done: Outcome };
  confirm: { title: string; text: string; button: string; sending: string; done: string };
  reset: { title: string; text: string; button: string; sending: string; done: Outcome };
  renew: { title: string; button: string; sending: string; done: string };
  /** `{message}` stands for what went wrong. */
  failed: string;
  email: string;
  emailPlaceholder: string;
  password: string;
  newPassword: string;
  passwordHint: string;
  show: string;
  hide: string;
  forgot: string;
  backToLogin: string;
  note: string;
  noScript: string;
}

interface Toast {
  title: string;
  text: string;
}

interface Button {
  label: string;
  /** While the address is on its way. */
  sending: string;
}

/** Words of the newsletter forms; all from content. */
export interface NewsletterTexts {
  label: string;
  placeholder: string;
  /** Stands beside the form, so that pressing the button agrees to it. */
  consent: string;
  subscribe: Button;
  joinAfricanHub: Button;
  /** Stands in the form once the address is sent: nothing is subscribed before it is confirmed. */
  pending: string;
  subscribed: Toast;
  joined: Toast;
  reminded: Toast;
  failed: string;
  offline: string;
  network: string;
}

/** The service's sentence on the list and on the address that it is about. */
export type Wording = 'subscribed' | 'joined' | 'reminded';

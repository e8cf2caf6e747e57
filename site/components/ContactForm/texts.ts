import type { InquiryType } from '../../../services/contracts/limits/contact';

interface FieldWords {
  label: string;
  placeholder?: string;
}

/** Words of the contact form; all from content. */
export interface ContactFormTexts {
  fields: Record<'name' | 'email' | 'message', FieldWords>;
  inquiryLabel: string;
  /** `{about}` stands for the subject. */
  aboutLabel: string;
  subjectNames: Record<string, string>;
  removeAbout: string;
  submit: string;
  sending: string;
  privacy: string;
  inquiryTypes: { id: InquiryType; label: string; hint: string }[];
  sent: {
    title: string;
    description: string;
    reference: string;
    answerTo: string;
    another: string;
  };
  failed: { title: string; description: string };
  /** How many fields need attention; `{n}` stands for the number. */
  summary: { none: string; one: string; other: string };
  offline: string;
  network: string;
}

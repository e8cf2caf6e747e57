import { NewsletterForm } from '../NewsletterForm/NewsletterForm';
import * as styles from './FooterSignup.module.css';

interface FooterSignupProps {
  heading: string;
  text: string;
  /** For readers; the heading says it to the others. */
  label: string;
}

/** The newsletter form at the end of every page. */
export function FooterSignup({ heading, text, label }: FooterSignupProps) {
  return (
    <section className={styles.signup} aria-label={heading}>
      <p className="label">{heading}</p>
      <p className="muted">{text}</p>
      <NewsletterForm source="footer" hiddenLabel={label} />
    </section>
  );
}

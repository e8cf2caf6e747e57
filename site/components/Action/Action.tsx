import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import * as styles from './Action.module.css';

/** The design’s kinds of control. */
export type ActionLook = 'default' | 'outline' | 'secondary' | 'ghost' | 'link';

interface ActionProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  /** `undefined` is a bare link, dressed by whoever uses it. */
  look?: ActionLook;
  size?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}

/** The classes of a control that looks like an action; for buttons, which are no links. */
export function actionClass(look: ActionLook = 'default', size: 'sm' | 'md' | 'lg' = 'md'): string {
  const dress = look === 'default' ? undefined : styles[look];
  return [styles.action, dress, styles[size]].filter(Boolean).join(' ');
}

/** For what is nothing without script: it has its place before React comes, and is not there where none runs. */
export const scriptedClass = styles.scripted;

/** Files of the export that are no pages: the browser asks for them itself. */
const OUTSIDE_GATSBY = /\.(ics|atom|json|xml|txt|webp|svg|zip|pem|sig)$/;

/** A link of any kind: inside the site without a page load, outside in a new tab. */
export function Action({ href, look, size, className, children, ...rest }: ActionProps) {
  const classes =
    [look && actionClass(look, size), className].filter(Boolean).join(' ') || undefined;
  const isInside = href.startsWith('/') && !OUTSIDE_GATSBY.test(href);
  if (isInside) {
    const { onClick, ...others } = rest; // Gatsby's type wants a handler or nothing at all
    return (
      <Link to={href} className={classes} {...others} {...(onClick && { onClick })}>
        {children}
      </Link>
    );
  }
  const outside = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} className={classes} {...outside} {...rest}>
      {children}
    </a>
  );
}

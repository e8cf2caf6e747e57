import type { Texts } from '../../services/texts';

/** Texts as short as they can be. A test of the real ones reads content/. */
export const TEXTS: Texts = {
  brand: 'The Office',
  postalAddress: '',
  emails: {
    general: 'general@site.test',
    licensing: 'licensing@site.test',
    collaboration: 'collaboration@site.test',
    business: 'business@site.test',
    press: 'press@site.test',
    support: 'support@site.test',
    job: 'job@site.test',
    mailFrom: 'hello@site.test',
  },
  inquiryLabels: {
    general: 'General',
    licensing: 'Licensing',
    collaboration: 'Collaboration',
    business: 'Business',
    press: 'Press',
    support: 'Support',
    job: 'Jobs',
  },
  replyPromise: 'within 24 hours on business days',
  officeZone: 'America/Los_Angeles',
  contactSent: { title: 'Message sent', text: 'We will get back to you shortly.' },
  contactFailed: { title: 'Send failed', text: 'Please try again later.' },
  mails: {
    'contact-team': {
      subject: '[{type}] {name}: {firstWords}',
      preheader: 'Reference {reference}',
      reason: 'Internal notice.',
      text: '{reference} {type} {about} {name} {email} {page} {receivedAt} {dueAt} {inboxUrl}\n{message}\n{reason}',
      html: '<h1>{type}: {name}</h1><blockquote>{message}</blockquote>',
    },
    'contact-receipt': {
      subject: 'We have your message ({reference})',
      preheader: 'We reply {replyPromise}.',
      reason: 'You wrote to us.',
      text: 'Hello {name},\n{reference}\n{message}\n{brand} {postalAddress}\n{reason}',
      html: '<p>Hello {name}</p><q>{message}</q>',
    },
  },
};

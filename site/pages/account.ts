import type { Content } from '../../content/schema/content';
import { subjectNames } from '../../services/contracts/subject';
import type { AdminTexts } from '../admin/desk/texts';
import type { SignInTexts } from '../admin/sign-in/texts';
import type { PictureData } from '../components/Picture/picture';
import type { SeoData } from '../components/Seo/Seo';
import { topicChoices } from './join/subscriptions';
import type { LinkTo, Page, PageInput } from './page';
import { artistsById } from './parts/cards';

/** `/auth`. */
export interface AuthContext {
  seo: SeoData;
  texts: SignInTexts;
  motto: string;
  back: LinkTo;
  /** What the two legs of the mark are cut from. */
  cloths: { people: PictureData; machine: PictureData };
}

/** Where staff sign in. */
export function authPage({ content, picture }: PageInput): Page<AuthContext> {
  const { auth } = content.pages.system;
  const { artists, featured, hubs } = content;
  const dressed = artistsById(content, featured.home).at(-1) ?? artists.at(-1);
  const { ui } = content;
  const { buttons, toasts, labels } = ui;
  return {
    path: auth.route,
    template: 'auth',
    isListed: false,
    context: {
      seo: { title: auth.title, description: auth.lead, noindex: true },
      motto: ui.auth.motto,
      back: { label: ui.auth.back, href: '/' },
      cloths: {
        people: picture(dressed?.image.cloth ?? hubs.africa.image.file, ''),
        machine: picture(hubs.global.image.file, ''),
      },
      texts: {
        login: {
          title: ui.auth.loginTitle,
          button: buttons.logIn,
          sending: buttons.loggingIn,
          other: buttons.switchToSignup,
          done: { title: toasts.loginSuccess.title, text: '' },
        },
        signup: {
          title: ui.auth.signupTitle,
          button: buttons.signUp,
          sending: buttons.signingUp,
          other: buttons.switchToLogin,
          done: { title: toasts.signupSuccess.title, text: toasts.signupSuccess.text ?? '' },
        },
        confirm: { ...ui.auth.confirm, done: ui.auth.confirmed },
        reset: {
          title: ui.auth.reset.title,
          text: ui.auth.reset.text,
          button: ui.auth.reset.button,
          sending: ui.auth.reset.sending,
          done: { title: ui.auth.reset.sent, text: ui.auth.reset.sentText },
        },
        renew: {
          title: ui.auth.reset.newTitle,
          button: ui.auth.reset.saveButton,
          sending: buttons.saving,
          done: ui.auth.reset.done,
        },
        failed: toasts.authFailure.title,
        email: labels.email,
        emailPlaceholder: labels.emailPlaceholder,
        password: labels.password,
        newPassword: labels.newPassword,
        passwordHint: ui.auth.passwordHint,
        show: labels.showPassword,
        hide: labels.hidePassword,
        forgot: buttons.forgotPassword,
        backToLogin: ui.auth.backToLogin,
        note: auth.note,
        noScript: ui.auth.noScript,
        offline: ui.errors.network,
        sessionEnded: ui.errors.sessionEnded,
      },
    },
  };
}

/** `/admin`. */
export interface AdminContext {
  seo: SeoData;
  texts: AdminTexts;
}

/** The area for staff: filled by the service for whoever may see it. */
export function adminPage({ content }: PageInput): Page<AdminContext> {
  const { admin } = content.pages.system;
  const { ui, site, artists } = content;
  const { buttons, toasts } = ui;
  return {
    path: admin.route,
    template: 'admin',
    isListed: false,
    context: {
      seo: { title: admin.title, description: admin.lead, noindex: true },
      texts: {
        desk: admin.desk,
        title: admin.h1,
        loading: ui.admin.loading,
        noData: ui.empty.adminTable,
        noViews: ui.empty.adminRange,
        noMessages: ui.empty.inbox,
        refresh: buttons.refresh,
        refreshing: buttons.refreshing,
        grant: buttons.grantAdmin,
        grantHint: ui.admin.grantHint,
        granted: { title: toasts.grantSuccess.title, text: toasts.grantSuccess.text ?? '' },
        grantFailed: toasts.grantFailure.title,
        readFailed: {
          title: toasts.adminReadFailure.title,
          text: toasts.adminReadFailure.text ?? '',
        },
        signOut: buttons.signOut,
        tryAgain: buttons.tryAgain,
        exportCsv: ui.admin.export,
        confirmed: ui.auth.confirmed,
        authFailed: toasts.authFailure.title,
        cards: ui.admin.cards,
        table: ui.admin.table,
        ranges: ui.admin.ranges,
        chart: ui.aria.chart,
        inquiryTypes: Object.fromEntries(site.inquiryTypes.map(({ id, label }) => [id, label])),
        sources: site.newsletter.sources,
        topics: topicNames(content),
        subjectNames: subjectNames(content.pages.about.team.positions),
        hubs: [
          { hub: 'africa', label: ui.hubSwitch.africa },
          { hub: 'global', label: ui.hubSwitch.global },
        ],
        artists: Object.fromEntries(artists.map(({ slug, name }) => [slug, name])),
        offline: ui.errors.network,
        sessionEnded: ui.errors.sessionEnded,
      },
    },
  };
}

/** What each topic of the newsletter is called, by its id. */
function topicNames(content: Content): Record<string, string> {
  const { topics, artists } = topicChoices(content);
  return Object.fromEntries([...topics, ...artists].map(({ id, label }) => [id, label]));
}

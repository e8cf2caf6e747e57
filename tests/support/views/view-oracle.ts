import type { Arrival } from '../../../services/analytics/count/arrival';

const GAP_MS = 30 * 60_000;

/** A view as somebody would write it down who was told the definitions and nothing of the tables. */
interface Seen extends Arrival {
  beginsVisit: boolean;
  isBounce: boolean;
  isExit: boolean;
  /** The first view of its visit. */
  first: Arrival;
}

/** What views come to, counted one by one from the messages that told of them. */
export function oracle(messages: readonly Arrival[]) {
  const byKey = new Map<string, Arrival>();
  messages.forEach((message, index) => {
    const key = message.key ?? `none ${index}`;
    const known = byKey.get(key);
    if (!known) byKey.set(key, { ...message });
    else known.durationMs = Math.max(known.durationMs, message.durationMs);
  });
  const views: Seen[] = [...byKey.values()].map((view) => ({
    ...view,
    beginsVisit: false,
    isBounce: false,
    isExit: false,
    first: view,
  }));
  for (const session of new Set(views.map((view) => view.session))) {
    let visit: Seen[] = [];
    const close = () => {
      if (visit[0]) visit[0].beginsVisit = true;
      const last = visit.at(-1);
      if (last) last.isExit = true;
      for (const view of visit) view.first = visit[0] ?? view;
      if (visit[0] && visit.length === 1) visit[0].isBounce = true;
      visit = [];
    };
    for (const view of views.filter((one) => one.session === session)) {
      const last = visit.at(-1);
      if (last && view.atMs - last.atMs > GAP_MS) close();
      visit.push(view);
    }
    close();
  }
  return views;
}

/** The figures of those views that lie in a range. */
export function figuresOf(all: readonly Seen[], { from, to }: { from: number; to: number }) {
  const views = all.filter(({ atMs }) => atMs >= from && atMs < to);
  const visits = views.filter(({ beginsVisit }) => beginsVisit).length;
  const bounces = views.filter(({ isBounce }) => isBounce).length;
  const duration_ms = views.reduce((sum, view) => sum + view.durationMs, 0);
  const timed = views.map((view) => view.durationMs).filter((ms) => ms > 0);
  return {
    views: views.length,
    visits,
    bounces,
    bounce_rate: visits === 0 ? 0 : bounces / visits,
    duration_ms,
    sessions: new Set(views.map(({ session }) => session)).size,
    mean_ms: timed.length === 0 ? 0 : Math.round(duration_ms / timed.length),
    median: timed.sort((a, b) => a - b)[Math.ceil(timed.length / 2) - 1] ?? 0,
  };
}

/** The same for each value of something, by name. */
export function figuresBy(
  all: readonly Seen[],
  range: { from: number; to: number },
  nameOf: (view: Arrival) => string | undefined,
) {
  const names = new Set(all.map(nameOf));
  return [...names].flatMap((name) => {
    if (name === undefined) return [];
    const { sessions, mean_ms, median, ...figures } = figuresOf(
      all.filter((view) => nameOf(view) === name),
      range,
    );
    return figures.views > 0 ? [{ name, ...figures }] : [];
  });
}

/** The same for each page, with how many of its views ended a visit. */
export function figuresByPage(
  all: readonly Seen[],
  range: { from: number; to: number },
  pageOf: (view: Arrival) => string,
) {
  return figuresBy(all, range, pageOf).map((line) => {
    const ended = all.filter(
      (view) =>
        view.isExit &&
        pageOf(view) === line.name &&
        view.atMs >= range.from &&
        view.atMs < range.to,
    );
    return { ...line, exits: ended.length };
  });
}

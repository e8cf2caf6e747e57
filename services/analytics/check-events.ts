import { AnalyticsEvent, EventList } from '../contracts/analytics';
import { ANALYTICS_LIMITS as limits } from '../contracts/limits/analytics';
import { parse } from '../http/request/parse';

/** As every browser writes them; the contract knows rarer ones too. */
const USUAL_UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const PLAIN = /^[ -~]*$/;

/**
 * The events of a body, checked against the contract. Those that are as browsers write them are
 * known to fit it at a tenth of the work; whatever is not goes to the contract itself, which decides. A
 * test holds both to the same answer.
 * @throws AppError `invalid_request`
 */
export function checkEvents(value: unknown): AnalyticsEvent[] {
  if (!Array.isArray(value)) return isUsual(value) ? [value] : [parse(AnalyticsEvent, value)];
  if (value.length <= limits.eventsMax && value.every(isUsual)) return value;
  return parse(EventList, value);
}

/** Whether a value surely is an event. It may hold more than that. */
export function isUsual(value: unknown): value is AnalyticsEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { session_id, path, referrer, user_agent, duration_ms, view_id }: Partial<Fields> = value;
  return (
    isUsualUuid(session_id) &&
    isPlain(path) &&
    path.startsWith('/') &&
    (referrer == null || isPlain(referrer)) &&
    (user_agent == null || isPlain(user_agent)) &&
    Number.isSafeInteger(duration_ms) &&
    Number(duration_ms) >= 0 &&
    (view_id == null || isUsualUuid(view_id))
  );
}

type Fields = Record<keyof AnalyticsEvent, unknown>;

function isUsualUuid(value: unknown): value is string {
  return typeof value === 'string' && USUAL_UUID.test(value);
}

function isPlain(value: unknown): value is string {
  return typeof value === 'string' && PLAIN.test(value);
}

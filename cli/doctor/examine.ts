import type { Config } from '../../services/settings/config';
import type { CliContext } from '../context';
import { verdictOn } from '../verdict';
import { lookAtAssistant } from './assistant';
import { lookAtAddress, lookAtMetrics, lookAtOrigins, lookAtProxy, lookAtSecret } from './exposure';
import { type Finding, fail, note } from './finding';
import { lookAtInbox, lookAtOldMessages } from './inbox';
import { lookAtDataFolder, lookAtDependencies, lookAtDisk, lookAtNode } from './machine';
import { lookAtMail } from './mail';
import { lookAtReplica } from './replica';
import { lookAtSettings } from './settings';
import { lookAtAdmins, lookAtContent, lookAtDatabase } from './stores';
import { lookAtBuild, lookAtPort } from './surface';
import { lookAtBackups, lookAtClock, lookAtOutbox } from './upkeep';

type Look = (context: CliContext, config: Config) => Finding | Promise<Finding>;

/** What can be looked at only with valid settings, in the order of the report. */
const LOOKS: [name: string, look: Look][] = [
  ['Data folder', lookAtDataFolder],
  ['Disk', lookAtDisk],
  ['Secret', lookAtSecret],
  ['Metrics', lookAtMetrics],
  ['Database', lookAtDatabase],
  ['Replica', lookAtReplica],
  ['Clock', lookAtClock],
  ['Admin', lookAtAdmins],
  ['Site', lookAtBuild],
  ['Port', lookAtPort],
  ['Address', lookAtAddress],
  ['Proxy', lookAtProxy],
  ['Origins', lookAtOrigins],
  ['Mail', lookAtMail],
  ['Outbox', lookAtOutbox],
  ['Inbox', lookAtInbox],
  ['Old messages', lookAtOldMessages],
  ['Assistant', lookAtAssistant],
  ['Backups', lookAtBackups],
];

/** Looks at everything that the product needs. Never throws for what it finds. */
export async function examine(context: CliContext): Promise<Finding[]> {
  const findings = [await lookAtNode(), await lookAtDependencies(context)];
  findings.push(await lookAtContent(context));

  const config = await context.config().catch((error: unknown) => verdictOn(error).line ?? '');
  if (typeof config === 'string') {
    const skipped = LOOKS.map(([name]) => note(name, 'Not looked at: the settings are wrong.'));
    return [...findings, fail('Settings', config.replaceAll('\n', ' · ')), ...skipped];
  }
  findings.push(lookAtSettings(context, config));
  for (const [name, look] of LOOKS) {
    // What breaks one look is its finding.
    const broken = (error: unknown) => fail(name, verdictOn(error).line ?? String(error));
    findings.push(await Promise.resolve(look(context, config)).catch(broken));
  }
  return findings;
}

import type { AskedOfArtists } from './artists';
import type { FollowUpsFile } from './follow-ups';
import type { KnownGapsFile } from './known-gaps';
import type { AsksFile } from './passage';
import type { AssistantReplies } from './replies';
import type { SmallTalkFile } from './small-talk';

/** What the assistant says, and what it is asked, out of all its files. */
export interface Assistant
  extends AssistantReplies,
    SmallTalkFile,
    KnownGapsFile,
    AskedOfArtists,
    FollowUpsFile,
    AsksFile {}

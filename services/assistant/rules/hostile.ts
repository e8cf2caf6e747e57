import { pick } from '../phrasing';
import type { Rule } from './rule';

/** `ignore`, `forget`, … in the seven languages, near `rules`, `instructions`, …. */
const INSTRUCTIONS = [
  /\b(?:ignor\w*|disregard\w*|forget|overrid\w*|bypass\w*|vergiss|oublie[zr]?|olvida|esquece|puuza|sahau|vergeet|missachte\w*)\b.{0,60}\b(?:instruc\w*|rules?|prompts?|guidelines?|restrictions?|filters?|polic\w+|above|prior|previous|everything|anweisung\w*|regeln?|consignes?|reglas?|regras?|maagizo|maelekezo|kanuni|opdragte?|instruksies|reels)\b/,
  /\bsystem ?prompt\b|\bdeveloper (?:mode|message)\b|\bprompt injection\b|\bjailbr\w+/,
  /\b(?:print|show|reveal|repeat|output|leak|display|give|tell|what (?:is|are|were))\b.{0,40}\b(?:your|the) (?:system |hidden |initial |original |secret |internal |full )*(?:prompt|instructions|configuration|config|guidelines)\b/,
  /<\|?\/?(?:im_|system|user|assistant|end|begin|inst)|\[\/?(?:inst|system)\]|#{2,}\s*(?:system|instruction)|(?:^|\n)\s*(?:system|assistant)\s*:/,
  /\byou are (?:now )?(?:dan|an? (?:unrestricted|unfiltered|evil))\b|\bdo anything now\b|\bno (?:rules|restrictions|limits|filters|guardrails)\b|\bfrom now on\b/,
  /\b(?:pretend|roleplay|role-play|impersonate|simulate|act as|behave as|speak as|answer as|talk as|you are now|stell dir vor|tu so als|fais comme si|finge|haz de cuenta)\b/,
];
const SECRETS = [
  /\b(?:api|access|secret|private|openai)[ _-]*(?:key|token)s?\b|\benv(?:ironment)?[ _-]?var\w*|process\.env|\.env\b|_key\b|\bssh\b|\bdatabase (?:dump|password)/,
  /\b(?:decode|base64|rot13|decrypt|unscramble)\b/,
  /^(?!.*\bmy (?:e-?mail|address|data|phone|name))(?!who (?:can |may |will |does |else |here )*(?:reads?|sees?|opens?|has access)\b.*\b(?:we|i|you|your|people) ?\b).*\b(?:list|show|give|send|export|dump|tell|reveal|all|what|who)\b.{0,40}\b(?:e-?mails?|addresses|passwords?|phone numbers?|ip(?: address\w*)?|session ids?|personal data|messages)\b.{0,60}\b(?:subscribers?|users?|fans?|visitors?|customers?|members?|people|admins?|everyone|others?|previous|last)\b/,
  /\b(?:list|show|give|export|dump|reveal)\b.{0,30}\b(?:subscriber|user|fan|visitor|customer|member|follower)s?\b.{0,3}\b(?:e-?mails?|addresses|passwords?|phone numbers?)\b/,
  /^(?!.*\bmy ).*\b(?:subscribers?|users?|visitors?|admins?|staff|owner|ceo)\b.{0,30}\b(?:e-?mail address\w*|passwords?|phone numbers?|ip address\w*|session ids?|home address)\b/,
  /\b(?:previous|last|other|another) (?:user|visitor|customer)s?\b.{0,20}\b(?:ask|asked|say|said|wrote|write|written|typed?)\b|\bwho (?:has |have |all )?(?:subscribed|signed up)(?: (?:to|for|here)\b|\W*$)/,
  /\b(?:list|show|give|read|print|open|export)\b.{0,20}\b(?:messages?|inbox|conversations?|chats?|e-?mails|questions)\b.{0,20}\b(?:from|of|by)\b.{0,40}(?:@|\b(?:previous|last|other|another) (?:user|visitor|person|fan)s?\b)/,
  /\b(?:data|information|details) (?:about|on|of) (?:the )?(?:user|visitor|customer|subscriber|member|fan)\b|\b(?:home|private) address(?:es)?\b.{0,30}\b(?:team|staff|ceo|owner|founder|boss|producers?|engineers?)\b/,
  /\b(?:grant|make|give|assign|promote)\b.{0,20}\b(?:me|my account|us|myself)\b.{0,20}\b(?:admin\w*|root|superuser|all access|full access)\b/,
  /\b(?:send|forward|give|export|share|copy|e-?mail)\b.{0,25}\b(?:(?:all|every|contact|the|visitors'?) messages|inquiries|subscribers?|addresses|(?:subscriber|mailing|e-?mail) list|inbox|database)\b.{0,20}\b(?:to (?:me|my)|me at)\b.*(?:@|\b(?:subscribers?|database|all|every|inbox)\b)/,
  /\b(?:drop|truncate|delete from|union select|insert into)\b.{0,20}\b(?:table|from|select|users?|\*)|' or 1=1|\.\.\/|\$\{|\{\{/,
];
const MARKUP = [
  /!\[[^\]]*\]\(|<\s*\/?(?:script|img|iframe|svg|style|link|object|embed|a\s|form|body)|javascript\s*:|data:text|\bon(?:error|load|click)\s*=/,
  /\b(?:say|repeat|reply|respond|answer|output|write|print|type)\b.{0,30}\b(?:(?<!\bwhat )exactly|only with|verbatim|word for word|the word|after me|with this|in caps|nothing but)\b/,
  /\b(?:summari[sz]e|visit|open|fetch|follow|read|load|go to|click)\b.{0,20}(?:https?:|www\.)/,
];
const ABUSE = [
  /\b(?:insult\w*|(?<!\b(?:says|makes|does|writes|sings) something )(?:racist|sexist|offensive|hateful)|slurs?|porn\w*|nudes?|naked|sexy|bombs?|weapons?|ddos|phishing|malware|exploit|sql injection|hack(?:ing)? (?:the|your|this|into|a)|(?<!\bwill you )(?<!\b(?:you|u|they|it|ai|company|label) (?:guys |people |all |just )?(?:going to |gonna )?)steal|(?:can|could|would) you (?:please |just )?steal|will you (?:please |just )?steal(?! (?:it|mine|ours)\W*$| (?:my|our) (?:own )?(?:songs?|music|tracks?|beats?|lyrics|demos?|ideas?|work|art|voice|sound|melod(?:y|ies)|recordings?|data)\b)|torrents?)\b/,
  /\b\d{2,} times\b(?! \d[\d.,]* ?(?:$|[?!=]|please|plus|minus|times|divided|and\b))|\b(?:thousands?|hundreds?|millions?) of times\b|\bso (?:that )?they trend\b|\bfake (?:plays|votes|followers|accounts)\b|\b(?:make|create|open|set up|register)\b.{0,20}(?:\bfake\b.{0,20}\b(?:accounts?|profiles?|pages?)\b|\b(?:accounts?|profiles?|pages?) in (?!my\b|our\b|your\b|the\b|an?\b)[\w']+(?: [\w']+)? name\b)/,
];
/** Against groups of people, and threats. */
const HATE = [
  /\bi (?:really |just )?hate (?:all |every |those |these )?(?:the )?(?:(?:black|white|gay|trans|poor|disabled) people|blacks?|whites?|muslims|christians|jews|arabs|gays|lesbians|women|foreigners|immigrants|refugees|africans|(?!music|comed)[a-z]+ians)\b/,
  /\b(?:should|must|deserves? to|ought to) (?:all )?(?:die|be killed|be shot|burn|hang)\b|\bhope (?:\w+ ){1,4}(?:dies?|burns?|rots?)\b/,
  /\b(?:exterminate|lynch|gas) (?:all|every|the)\b|\bi(?:'ll| will|'?m going to|'?m gonna| am going to) (?:kill|hurt|shoot|beat|burn) (?:you|him|her|them|rocka|zaya|nyra|kayoba|street)\b/,
  /\bwhy (?:\w+ )?(?:women|blacks|muslims|jews|gays|africans) (?:should|must) ?(?:not|nt|n't)\b/,
];
const PROMISES = [
  /\b(?:confirm|promise|guarantee|certify|assure)\b.{0,20}\b(?:in writing|that|me|you|to me)\b/,
  /\b(?:free forever|without permission|without paying|royalty[- ]free)\b.*\b(?:use|license|song|track|music)\b|\bgive me (?:the )?(?:permission|rights|license)\b|\bi (?:hereby )?(?:own(?! (?:an?|two|three|some|several|my) )|have the rights)\b|\bagree (?:to|that)\b/,
];
/** Letters that look like a secret message: capitals, small ones and digits in one long run. */
const ENCODED =
  /(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[A-Z])(?=[A-Za-z0-9+/]*\d)[A-Za-z0-9+/]{24,}={0,2}/;

const isAnyOf = (patterns: RegExp[], text: string) =>
  patterns.some((pattern) => pattern.test(text));

/**
 * Attempts to turn the assistant against somebody: answered with a fixed sentence. Nothing that was
 * written is repeated, so there is nothing to be made to say.
 */
export const hostile: Rule = ({ folded, raw }, { content }) => {
  const { replies } = content.assistant;
  if (isAnyOf(INSTRUCTIONS, folded)) {
    return {
      text: replies.instructions,
      confidence: 'decline',
      urls: ['/faq', '/contact'],
      rule: 'hostile',
    };
  }
  if (isAnyOf([...SECRETS, ...MARKUP, ...ABUSE, ...HATE], folded) || ENCODED.test(raw)) {
    const text = pick(replies.hostile, folded);
    return { text, confidence: 'decline', urls: ['/faq', '/contact'], rule: 'hostile' };
  }
  if (isAnyOf(PROMISES, folded)) {
    const urls = ['/licensing', '/contact?type=licensing'];
    return { text: replies.noPromise, confidence: 'decline', urls, rule: 'promise' };
  }
  return undefined;
};

import type { Rule } from '../rule';
import { writtenAnswer } from '../written-answer';

/** Where the content answers what may be done with pictures, names and marks. */
const ANSWER = { route: '/licensing', section: 'picture-use' };

/** Asks whether something may be done, or says that it is planned. */
export const WANTS =
  /\b(?:can|could|may|might|allowed|permitted|permission|okay|legal|want|wants|like to|love to|plan(?:ning)? to|going to|looking to|need)\b/;
/** What somebody has of us besides the music. */
const OURS =
  /\b(?:faces?|likeness|pictures?|photos?|portraits?|images?|artworks?|drawings?|patterns?|logos?|names?|marks?)\b/;
/** Done with any of it but a name, which people need to use. */
const USE =
  /\b(?:use|put|print|publish|show|post|sell|paint|copy)\b.*\b(?:faces?|likeness|pictures?|photos?|portraits?|images?|artworks?|drawings?|patterns?|logos?)\b/;
/** What it is put on, and what it is to sell. */
const GOODS =
  /\b(?:(?:t[- ]?)?shirts?|tees?|hoodies?|sweaters?|caps?|bags?|mugs?|cups?|stickers?|posters?|flyers?|billboards?|banners?|walls?|packaging|bottles?|cans|products?|merch(?:andise)?|shoes?|sneakers?|clothes|clothing|tattoos?|arm|skin|adverts?|ads?|advertising|advertisements?|commercials?|campaigns?)\b/;
/** Somebody else's question: for music, for an article, for a price, for things to buy, for what is refused. */
const OTHERWISE =
  /\bmy (?:own )?(?:drawings?|fan ?art|paintings?|art|sketch(?:es)?|cosplay)\b|\b(?:songs?|music|tracks?|tunes?|samples?|soundtracks?|articles?|magazines?|newspapers?|blogs?|press|cost|costs|price|prices|fees?|how much|how many|streams|figures|numbers|who (?:is|that|he|she)|buy|order|purchase|do you|have you|are there|get (?:an?|some|me|your)|voice|endorse\w*|politic\w*|election|party)\b/;

/** `May I put her face on a hoodie?`: a picture, a name or a mark of ours on things and in advertising. */
export const useOfOurs: Rule = ({ line, byName }, site) => {
  const isOnGoods = GOODS.test(line) && (byName || OURS.test(line));
  const isAsked = WANTS.test(line) && (isOnGoods || USE.test(line));
  if (!isAsked || OTHERWISE.test(line)) return undefined;
  return writtenAnswer(site, ANSWER, 'useOfOurs');
};

import { proseList } from '../../../content/derive/prose';
import type { SignatureState } from '../../verify/check-file';
import { PROVENANCE } from '../../verify/provenance-paths';
import type { LinkTo, Page, PageInput } from '../page';
import { type Opening, opening } from '../parts/opening';

/** Words of the tool that checks a file. */
export interface VerifyTexts {
  choose: string;
  drop: string;
  privacy: string;
  reading: string;
  noScript: string;
  /** How sound was made, where pictures are drawn by algorithm. */
  composed: string;
  known: { title: string; text: string };
  unknown: { title: string; text: string };
  wrong: { title: string; text: string };
  failed: { title: string; text: string };
  labels: Record<
    'file' | 'hash' | 'size' | 'published' | 'pages' | 'made' | 'tool' | 'signature' | 'key',
    string
  >;
  signatures: Record<SignatureState, string>;
  /** By the grade of the list. */
  made: Record<string, string>;
  noTool: string;
  bytes: string;
}

/** `/ai/verify`: the tool, the same by command line, and what it can prove. */
export interface VerifyContext extends Opening {
  back: LinkTo;
  tool: VerifyTexts;
  commands: { heading: string; text: string; steps: { text: string; lines: string[] }[] };
  limits: { heading: string; html: string };
  files: { heading: string; links: LinkTo[] };
}

/** `/ai/verify`. */
export function verifyPage({ content }: PageInput): Page<VerifyContext> {
  const { ai } = content.pages;
  const page = ai.verify;
  const { commands, limits, files } = page;
  return {
    path: page.route,
    template: 'ai/verify',
    isListed: true,
    context: {
      ...opening(page),
      back: { label: page.back, href: ai.route },
      tool: { ...page.tool, made: content.ui.credits.grades, noTool: content.ui.credits.noTool },
      commands: { heading: commands.heading, text: commands.text, steps: commands.steps },
      limits: { heading: limits.heading, html: proseList(limits.list) },
      files: {
        heading: files.heading,
        links: [
          { label: files.list, href: PROVENANCE.list },
          { label: files.signature, href: PROVENANCE.signature },
          { label: files.publicKey, href: PROVENANCE.publicKey },
        ],
      },
    },
  };
}

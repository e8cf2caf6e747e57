/** One picture in all its sizes, as the build made it. */
export interface PictureData {
  /** Best format first; the browser takes the first it can read. Of a single size: its bare address. */
  sources: { type: string; srcSet: string }[];
  src: string;
  srcSet: string;
  /** Pixels of the largest size; together they give the ratio that holds the place. */
  width: number;
  height: number;
  /** CSS colour shown until the picture is there. */
  colour: string;
  alt: string;
}

/** For pictures from edge to edge on phones: half again as many pixels as the layout counts are sharp enough there. */
export const PHONE_WIDE = '84vw';

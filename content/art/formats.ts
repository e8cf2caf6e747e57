/** The kinds of picture an artist has; all but `cloth` show the figure. */
export const PICTURE_FORMATS = ['cover', 'wide', 'portrait', 'og', 'cloth'] as const;
/** One of them. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
/** One that shows the figure. */
export type FigureFormat = Exclude<PictureFormat, 'cloth'>;

/** Size of a picture as composed and as filed. */
export interface FormatSize {
  /** composition units */
  width: number;
  height: number;
  /** pixels drawn per composition unit, before the picture is scaled down to the file */
  scale: number;
  /** pixels of the file */
  fileWidth: number;
}

/** One line per format; `hub` is the format of the two hub pictures. */
export const FORMAT_SIZES: Record<PictureFormat | 'hub', FormatSize> = {
  cover: { width: 1000, height: 1000, scale: 2, fileWidth: 1000 },
  wide: { width: 1600, height: 800, scale: 1.5, fileWidth: 1600 },
  portrait: { width: 800, height: 1000, scale: 1.6, fileWidth: 800 },
  og: { width: 1200, height: 630, scale: 1.25, fileWidth: 1200 },
  cloth: { width: 600, height: 600, scale: 2.4, fileWidth: 900 },
  hub: { width: 1600, height: 800, scale: 1.25, fileWidth: 1600 },
};

/** No picture drawn for the pages may be heavier. */
export const PICTURE_MAX_BYTES = 600_000;

/** Pixels of the files for paper: at 300 dpi a quarter of a metre high. */
export const PRINT_WIDTHS = { cover: 3000, portrait: 2400 } as const;
/** A format that is drawn for paper too. */
export type PrintFormat = keyof typeof PRINT_WIDTHS;
/** All of them. */
export const PRINT_FORMATS = Object.keys(PRINT_WIDTHS) as PrintFormat[]; // Object.keys forgets which
/** Where pictures for paper lie in the media folder, each under the name of the one that pages show. */
export const PRINT_FOLDER = 'print';
/** No picture for paper may be heavier. */
export const PRINT_MAX_BYTES = 2_000_000;
/** Pixels drawn for each of the file, along one side: so many that its own edges do not show. */
export const PRINT_SCALE = 4 / 3;

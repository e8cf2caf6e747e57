const { compare } = new Intl.Collator('en');

/** For `sort`: names, and dates as they are written, in one order whatever language the machine is set to. */
export const compareTexts: (a: string, b: string) => number = compare;

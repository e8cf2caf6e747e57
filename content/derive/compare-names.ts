const { compare } = new Intl.Collator('en');

/** For `sort`: as an English list has them, whatever language the machine is set to. */
export const compareNames: (a: string, b: string) => number = compare;

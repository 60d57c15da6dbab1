/** What stands under a key in an object itself: a text from outside may be "constructor", which every object has from elsewhere. */
export const keyed = <T>(of: Readonly<Record<string, T>> | null | undefined, key: string): T | undefined =>
  of === null || of === undefined || (key in Object.prototype && !Object.hasOwn(of, key)) ? undefined : of[key];

/**
 * The search text of a list, which becomes part of an address: a whole Aadhaar number is cut to its last four digits.
 * The search over everything finds a whole number.
 */
export const withoutAadhaar = (typed: string) =>
  /^(\d\s*){12}$/.test(typed) ? typed.replaceAll(/\s/g, "").slice(-4) : typed

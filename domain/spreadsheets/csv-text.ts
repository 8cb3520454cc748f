/** Characters that start a formula in a spreadsheet, including full-width forms. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/
/** A text that begins with an apostrophe which `withoutApostrophe` would take for one of ours. */
const startsGuarded = /^'(?:'*[=+\-@\t\r\n＝＋－＠]|'*\p{Nd})/u

/** Puts an apostrophe before a text that `withoutApostrophe` would change, so that it is read back as it was. */
export const keepApostrophe = (text: string) => (startsGuarded.test(text) ? `'${text}` : text)

/** Puts an apostrophe before a text that a spreadsheet would take for a formula (CSV injection). */
const guardFormula = (text: string) =>
  startsFormula.test(text) ? `'${text}` : keepApostrophe(text)

/** Removes the apostrophe of `guardFormula`, and the one that people type before digits to keep them as text. */
export const withoutApostrophe = (text: string) => (startsGuarded.test(text) ? text.slice(1) : text)

/** Byte order mark, by which Excel detects UTF-8. */
export const byteOrderMark = "\ufeff"

const csvCell = (value: string | number | null) => {
  if (value === null) return ""
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : ""
  return `"${guardFormula(value).replaceAll('"', '""')}"`
}

/** A line of CSV (RFC 4180). Texts that could start a formula are guarded. */
export const csvLine = (values: readonly (string | number | null)[]) =>
  `${values.map(csvCell).join(",")}\r\n`

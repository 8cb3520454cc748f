const pattern = /^[A-Za-z0-9_-]{16,64}$/

/** A form's idempotency key: submitting the same form again cannot create a second application. */
export const parseSubmissionKey = (sent: unknown) =>
  typeof sent === "string" && pattern.test(sent) ? sent : undefined

/** A key from 18 random bytes: 24 letters, digits, "-" and "_". */
export const submissionKeyFrom = (randomBytes: Uint8Array) =>
  btoa(String.fromCharCode(...randomBytes.subarray(0, 18)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")

/** The values of a form by field name: a text, or a list of texts. */
export type FormValues = Record<string, string | string[]>

/** The answers in a field: its values without "" and "no", which make no claim and meet no condition. */
export const answersIn = (value: unknown) =>
  [value ?? []]
    .flat()
    .map(String)
    .filter((answer) => answer !== "" && answer !== "no")

/** Adds one entry of a multipart form: `name[]` and repeated names become lists. */
export const addEntry = (values: FormValues, entryName: string, value: string) => {
  const isList = entryName.endsWith("[]")
  const name = isList ? entryName.slice(0, -2) : entryName
  const earlier = Object.hasOwn(values, name) ? values[name] : undefined
  values[name] = earlier === undefined ? (isList ? [value] : value) : [earlier, value].flat()
}

/** The texts of a multipart form, without its files. */
export const textsOf = (entries: Iterable<[string, FormDataEntryValue]>): FormValues => {
  const values: FormValues = {}
  for (const [name, value] of entries) {
    if (typeof value === "string") addEntry(values, name, value)
  }
  return values
}

/** The values of a form by field name: a text, or a list of texts. */
export type FormValues = Record<string, string | string[]>

/** Adds one entry of a multipart form: `name[]` and repeated names become lists. */
export const addEntry = (values: FormValues, entryName: string, value: string) => {
  const isList = entryName.endsWith("[]")
  const name = isList ? entryName.slice(0, -2) : entryName
  const earlier = Object.hasOwn(values, name) ? values[name] : undefined
  values[name] = earlier === undefined ? (isList ? [value] : value) : [earlier, value].flat()
}

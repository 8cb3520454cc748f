import type { ContentField, FieldSchema } from "./field-schema.ts"
import { type Language, languages } from "./languages.ts"

/** A field that differs between two versions of an item. */
export interface FieldChange {
  /** Names of the field and of the groups around it, from the outside. */
  names: string[]
  /** Of a text that is written in both languages. */
  language?: Language
  kind: FieldSchema["kind"]
  before: string
  after: string
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined

const hasLanguages = ({ isBilingual, fields = [], entry }: FieldSchema): boolean =>
  isBilingual || fields.some(hasLanguages) || (entry !== undefined && hasLanguages(entry))

/** A value as one text: the entries of a list on lines of their own. */
const textOf = (shape: FieldSchema, value: unknown, language: Language): string => {
  const { isBilingual, kind, fields, entry } = shape
  if (isBilingual) return String(partOf(value, language) ?? "")
  if (kind === "list")
    return (Array.isArray(value) ? value : [])
      .map((item) => textOf(entry!, item, language))
      .join("\n")
  // A switch that was never touched is off.
  if (kind === "yes_no") return String(value === true)
  if (!fields) return String(value ?? "")
  const texts = fields.map((field) => textOf(field, partOf(value, field.name), language))
  return texts.filter((text) => text !== "").join(" · ")
}

const isGroup = ({ isBilingual, kind, fields }: FieldSchema) =>
  !isBilingual && kind !== "list" && fields !== undefined

/** The fields that differ between two versions of an item, in the order of its form, English before Hindi. */
export const compareItems = (
  fields: readonly ContentField[],
  before: unknown,
  after: unknown,
  within: string[] = [],
): FieldChange[] =>
  fields.flatMap((field) => {
    const names = [...within, field.name]
    const values = [partOf(before, field.name), partOf(after, field.name)] as const
    if (isGroup(field)) return compareItems(field.fields!, ...values, names)
    const compared = hasLanguages(field) ? languages : (["en"] as const)
    return compared.flatMap((language): FieldChange[] => {
      const [was = "", is = ""] = values.map((value) => textOf(field, value, language))
      if (was === is) return []
      const { kind } = field
      return [{ names, kind, before: was, after: is, ...(hasLanguages(field) && { language }) }]
    })
  })

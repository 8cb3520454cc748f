import type { FieldSchema } from "../fields/field-schema.ts"

const partsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>

/** The links of an item by their places ("entries.0.link"). */
export const linksOf = (shape: FieldSchema, value: unknown, place = ""): [string, string][] => {
  const { kind, fields = [], entry } = shape
  const within = (name: string | number) => (place ? `${place}.${name}` : String(name))
  if (kind === "link") return typeof value === "string" && value ? [[place, value]] : []
  if (kind === "list" && Array.isArray(value))
    return value.flatMap((item, index) => linksOf(entry!, item, within(index)))
  return fields.flatMap((field) => linksOf(field, partsOf(value)[field.name], within(field.name)))
}

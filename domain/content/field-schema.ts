import type { $ZodType, $ZodTypes } from "zod/v4/core"

import { type TextFormat, metadata, type FieldType } from "./field-types.ts"

/** How a value of the content is asked for. */
export interface FieldSchema {
  kind: FieldType
  /** Whether it is a text in English and one in Hindi. */
  isBilingual: boolean
  /** Whether it may not be left empty. */
  isRequired: boolean
  /** Whether an item may be without it altogether, rather than with an empty one. */
  isOptional: boolean
  /** Of a choice. */
  choices?: string[]
  /** How a text must be written. */
  format?: TextFormat
  /** Of a group, a picture, an attachment; of `either`, those of which one is filled in. */
  fields?: ContentField[]
  /** Of a list: each of its entries. */
  entry?: FieldSchema
}

export interface ContentField extends FieldSchema {
  name: string
}

const plain = (kind: FieldType, more: Partial<FieldSchema> = {}): FieldSchema => ({
  kind,
  isBilingual: false,
  isRequired: true,
  isOptional: false,
  ...more,
})

const named = (parts: Record<string, $ZodType>): ContentField[] =>
  Object.entries(parts).map(([name, schema]) => ({ name, ...fieldSchemaOf(schema) }))

const isInBoth = (fields: ContentField[]) => fields.map(({ name }) => name).join() === "en,hi"

/** What every schema of zod/mini says of itself. */
type Definition = $ZodTypes["_zod"]["def"]

/** What the type of a schema says; throws for a type that no form asks for yet. */
const read = (schema: $ZodType): FieldSchema => {
  const { def } = schema as unknown as { def: Definition }
  switch (def.type) {
    case "optional":
      return { ...fieldSchemaOf(def.innerType), isRequired: false, isOptional: true }
    case "prefault":
      return fieldSchemaOf(def.innerType)
    case "string":
      return plain("format" in def && def.format === "date" ? "day" : "text")
    case "number":
      return plain("number")
    case "boolean":
      return plain("yes_no")
    case "enum":
      return plain("choice", { choices: Object.values(def.entries).map(String) })
    case "array":
      return plain("list", { entry: fieldSchemaOf(def.element), isRequired: false })
    case "object": {
      const fields = named(def.shape)
      return isInBoth(fields) ? plain("text", { isBilingual: true }) : plain("group", { fields })
    }
    case "record": {
      const names = fieldSchemaOf(def.keyType).choices ?? []
      return plain("group", {
        fields: names.map((name) => ({ name, ...fieldSchemaOf(def.valueType) })),
      })
    }
    case "union":
      return plain("either", {
        fields: def.options.flatMap((one) => fieldSchemaOf(one).fields ?? []),
      })
    default:
      throw new Error(`no field for ${def.type}`)
  }
}

/** How a value of this schema is asked for, read from the schema and its hint. */
export const fieldSchemaOf = (schema: $ZodType): FieldSchema => {
  const shape = read(schema)
  const hint = metadata.get(schema)
  return {
    ...shape,
    ...(hint?.choices && { choices: [...hint.choices] }),
    ...(hint?.format && { format: hint.format }),
    kind: hint?.kind ?? shape.kind,
    isRequired: shape.isRequired && !hint?.mayBeEmpty,
  }
}

/** The field an item is called by in lists: its first short text; undefined where it has none. */
export const titleField = (schema: $ZodType) =>
  fieldSchemaOf(schema).fields?.find(({ kind }) => kind === "text")?.name
